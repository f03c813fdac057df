// The page that `npm start` serves instead of a page that is not built yet: it shows the progress and reloads itself.

/** Seconds between reloads. */
const RELOAD_INTERVAL = 2;

/** Numbers of WebAssembly modules. @typedef {{ built: number, total: number }} Progress */
/** @typedef {{ title: string, progress: (progress: Progress) => string, start: string }} Texts */

/** @type {Record<string, Texts>} */
const TEXTS = {
  en: {
    title: "This page is being built",
    progress: ({ built, total }) =>
      `${built} of ${total} modules are ready. The page opens automatically.`,
    start: "To the games that can be played",
  },
  de: {
    title: "Diese Seite wird gerade gebaut",
    progress: ({ built, total }) =>
      `${built} von ${total} Modulen sind fertig. Die Seite öffnet sich von selbst.`,
    start: "Zu den Spielen, die schon spielbar sind",
  },
  fi: {
    title: "Tätä sivua rakennetaan",
    progress: ({ built, total }) =>
      `${built}/${total} moduulia on valmiina. Sivu avautuu itsestään.`,
    start: "Peleihin, joita voi jo pelata",
  },
};

const STYLE =
  ":root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{max-width:32rem;margin:15vh auto;padding:0 1rem}progress{width:100%}";

/** Headers of the response, whose status is 503. */
export const PROGRESS_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  "cache-control": "no-store",
  "retry-after": `${RELOAD_INTERVAL}`,
};

/** @param {Progress} progress @param {string} [accepted] the request's Accept-Language */
export function progressPage(progress, accepted = "") {
  const language = languageOf(accepted);
  const texts = TEXTS[language];
  const { built, total } = progress;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RELOAD_INTERVAL}">
<title>${texts.title} · Stratege</title>
<style>${STYLE}</style>
<h1>${texts.title}</h1>
<p id="progress">${texts.progress(progress)}</p>
<progress max="${total}" value="${built}" aria-labelledby="progress"></progress>
<p><a href="./">${texts.start}</a></p>
`;
}

/** Returns the first accepted language that has texts, by default English. @param {string} accepted */
function languageOf(accepted) {
  const tags = accepted.split(",").map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.find((tag) => Object.hasOwn(TEXTS, tag)) ?? "en";
}
