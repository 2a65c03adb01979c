import { readFileSync } from 'node:fs';

const font = readFileSync(new URL('./taka.woff2', import.meta.url)).toString('base64');

/**
 * A face with the sign of the taka alone, for pages whose other letters are the system's own: on a machine without
 * Bangla fonts the sign would be an empty box. Name it first in `font-family`, as `Taka`.
 */
export const takaFace = `@font-face{font-family:Taka;src:url(data:font/woff2;base64,${font});font-weight:100 800;unicode-range:U+9F3}`;
