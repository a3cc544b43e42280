// In the reader's language, and with the moment at which the table was last there.
const lang = (localStorage.getItem("ecumene.lang") ?? navigator.language).startsWith("fr") ? "fr" : "en";
document.documentElement.lang = lang;
document.documentElement.dataset.lang = lang;

caches.match("/offline/seen").then(async (seen) => {
  if (!seen) return;
  const at = new Date(Number(await seen.text()));
  for (const part of document.querySelectorAll(".seen")) {
    const time = part.querySelector("time");
    time.dateTime = at.toISOString();
    time.textContent = at.toLocaleString(part.closest("[lang]").lang, { dateStyle: "long", timeStyle: "short" });
    part.hidden = false;
  }
});

/** As soon as the table is there again, so is the page that was asked for. */
function look() {
  fetch("/health", { cache: "no-store" }).then(
    (answer) => answer.ok && location.reload(),
    () => undefined,
  );
}

addEventListener("online", look);
setInterval(look, 5_000);
