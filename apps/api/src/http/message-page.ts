/** A small page that a letter leads to. Both texts are the shop's own and stand as they are: nothing is escaped. */
export function messagePage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>
:root{color-scheme:light dark}
body{font:18px/1.5 system-ui,sans-serif;max-width:560px;margin:0 auto;padding:32px 16px}
h1{font-size:28px;line-height:1.2}button{font:inherit;min-height:44px;padding:8px 20px}
</style></head>
<body><main><h1>${title}</h1>${content}<p><a href="/">To the shop</a></p></main></body></html>`;
}
