// What a survey of the page tells: all faults as a page, and how much was looked at as a table.
import type { Fault, Looked } from "./survey";

/** Things by what they have in common, in the order in which they came. */
export function grouped<T>(all: readonly T[], by: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(by(each), [...(groups.get(by(each)) ?? []), each]);
  return groups;
}

/** How much was looked at, game by game and screen by screen, in Markdown. */
export function tableOf(looked: readonly Looked[], all: readonly Fault[]): string {
  const rows = looked.map(({ game, size, questions, things, clicks, answers }) => {
    const screen = size.replace("x", "×");
    const faults = all.filter((each) => each.game === game && each.size === screen).length;
    return `| ${game} | ${screen} | ${[questions, things, clicks, answers, faults].join(" | ")} |`;
  });
  return `| game | screen | questions | things | clicks | answers | faults |\n| --- | --- | --: | --: | --: | --: | --: |\n${rows.join("\n")}\n`;
}

function sum(looked: readonly Looked[], what: "questions" | "things"): number {
  return looked.reduce((all, each) => all + each[what], 0);
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

/** All faults, by game, screen and kind, as a page. */
export function pageOf(title: string, looked: readonly Looked[], all: readonly Fault[]): string {
  const parts = [...grouped(all, ({ game }) => game)].map(([game, ofGame]) => {
    const sizes = [...grouped(ofGame, ({ size }) => size)].map(([size, ofSize]) => {
      const kinds = [...grouped(ofSize, ({ kind }) => kind)].map(([kind, faults]) => {
        const items = faults.map(
          ({ question, what, times, first, picture }) =>
            `<li><b>${escaped(question)}</b>: ${escaped(what)} <small>× ${times}, first at ${escaped(first)}</small>` +
            (picture ? `<br><a href="${picture}"><img src="${picture}" loading="lazy" width="420"></a>` : ""),
        );
        return `<h4>${kind} (${faults.length})</h4><ul>${items.join("")}</ul>`;
      });
      return `<details><summary>${size}: ${ofSize.length}</summary>${kinds.join("")}</details>`;
    });
    return `<h2>${escaped(game)}: ${ofGame.length}</h2>${sizes.join("")}`;
  });
  const style = "body{font:15px/1.4 sans-serif;margin:24px;max-width:1000px}img{border:1px solid #999;margin:4px 0 14px}";
  return `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1>
<p>${sum(looked, "questions")} questions, ${sum(looked, "things")} things to click, ${all.length} faults.</p>${parts.join("\n")}`;
}
