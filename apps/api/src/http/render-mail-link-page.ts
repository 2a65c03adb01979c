/**
 * Returns a small HTML page for links in mails, in the shop's colours. Both texts must be trusted: they are not
 * escaped.
 */
export function renderMailLinkPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>
:root{color-scheme:light dark;--page:#fbfbf8;--text:#141b2c;--accent:#25387a;--on-accent:#fff}
@media(prefers-color-scheme:dark){:root{--page:#0c101a;--text:#f1f0ea;--accent:#a1baf2;--on-accent:#0c101a}}
body{font:18px/1.5 system-ui,sans-serif;color:var(--text);background:var(--page);max-width:560px;margin:0 auto;padding:max(32px,12vh) 16px 32px}
h1{font:400 36px/1.15 Georgia,serif;margin:0}a{color:var(--accent)}:focus-visible{outline:2px dashed var(--accent);outline-offset:3px}
button{font:inherit;font-weight:600;min-height:48px;padding:8px 24px;margin:12px 0;border:0;border-radius:4px;color:var(--on-accent);background:var(--accent)}
</style></head>
<body><main><h1>${title}</h1>${content}<p><a href="/">Go to the shop</a></p></main></body></html>`;
}
