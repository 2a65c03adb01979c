import { readFileSync } from 'node:fs';

const font = readFileSync(new URL('./taka.woff2', import.meta.url)).toString('base64');

/**
 * A font face that contains only the taka sign, for pages that otherwise use system fonts. On a machine without Bangla
 * fonts the sign would be an empty box. List it first in `font-family`, as `Taka`.
 */
export const takaFontFace = `@font-face{font-family:Taka;src:url(data:font/woff2;base64,${font});font-weight:100 800;unicode-range:U+9F3}`;
