const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><title>Internal Server Error</title>' +
  '<style>:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif;color:#141b2c;background:#fbfbf8}' +
  'body{max-width:34rem;margin:12vh auto;padding:0 1.5rem}h1{font:400 2.25rem/1.15 Georgia,serif}a{color:#25387a}' +
  '@media(prefers-color-scheme:dark){:root{color:#f1f0ea;background:#0c101a}a{color:#a1baf2}}</style>' +
  '</head><body><h1>Internal Server Error</h1><p>Something went wrong at our end. Your cart is safe.</p>' +
  '<p><a href="/">Back to the shop</a></p></body></html>';

/** Creates the response that replaces a document that must not be sent. It contains nothing of it and is not cached. */
export function createErrorResponse(): Response {
  return new Response(page, {
    status: 500,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}
