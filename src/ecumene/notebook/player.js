// A record with a slider: Python draws the board, this shows it and asks for the next.
const STEP = 700; // milliseconds between two moves while it plays

function render({ model, el }) {
  const words = model.get("labels");
  const board = document.createElement("img"); // a picture cannot run anything, whatever a game puts into it
  board.style.maxWidth = "100%";
  const slider = document.createElement("input");
  slider.type = "range";
  slider.min = "0";
  slider.style.flex = "1";
  const count = document.createElement("output");
  const story = document.createElement("p");
  story.setAttribute("aria-live", "polite");
  story.style.whiteSpace = "pre-line";
  story.style.margin = "4px 0";
  const bar = document.createElement("div");
  bar.style.cssText = "display:flex;gap:6px;align-items:center";

  const go = (move) => {
    model.set("move", Math.min(Math.max(move, 0), model.get("last")));
    model.save_changes();
  };
  const button = (label, sign, act) => {
    const one = document.createElement("button");
    one.type = "button";
    one.textContent = sign;
    one.title = label;
    one.setAttribute("aria-label", label);
    one.addEventListener("click", act);
    return one;
  };

  let running = 0;
  const rest = () => {
    clearInterval(running);
    running = 0;
    run.textContent = "▶▶";
    run.title = words.run;
    run.setAttribute("aria-label", words.run);
  };
  const run = button(words.run, "▶▶", () => {
    if (running) return rest();
    if (model.get("move") >= model.get("last")) go(0);
    running = setInterval(() => (model.get("move") < model.get("last") ? go(model.get("move") + 1) : rest()), STEP);
    run.textContent = "||";
    run.title = words.rest;
    run.setAttribute("aria-label", words.rest);
  });

  slider.addEventListener("input", () => go(Number(slider.value)));
  bar.append(
    button(words.first, "|◀", () => go(0)),
    button(words.back, "◀", () => go(model.get("move") - 1)),
    run,
    button(words.on, "▶", () => go(model.get("move") + 1)),
    button(words.last, "▶|", () => go(model.get("last"))),
    slider,
    count,
  );
  el.append(bar, story, board);

  const show = () => {
    slider.max = String(model.get("last"));
    slider.value = String(model.get("move"));
    slider.setAttribute("aria-valuetext", model.get("count"));
    count.textContent = model.get("count");
    story.textContent = model.get("told");
    board.alt = model.get("told");
    board.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(model.get("svg"))}`;
  };
  for (const name of ["svg", "told", "count", "move", "last"]) model.on(`change:${name}`, show);
  show();
  return () => {
    clearInterval(running);
    for (const name of ["svg", "told", "count", "move", "last"]) model.off(`change:${name}`, show);
  };
}

export default { render };
