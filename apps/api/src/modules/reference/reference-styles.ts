import { takaFontFace } from '../../core/taka-font-face.ts';

/** Two columns if there is room, in the system's font, since the page is for developers. */
export const referenceStyles = `
${takaFontFace}
:root{color-scheme:light dark;--text:light-dark(#141b2c,#f1f0ea);--page:light-dark(#fbfbf8,#0c101a);--surface-muted:light-dark(#f2f2e9,#1d2231);
--accent:light-dark(#25387a,#a1baf2);--border:light-dark(#d8d6c9,#323949)}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.55 Taka,system-ui,sans-serif;display:grid;gap:0 48px;
grid-template-columns:minmax(200px,260px) minmax(0,1fr);max-width:1280px;margin-inline:auto;padding:32px}
header{grid-column:1/-1;border-bottom:2px dashed;margin-bottom:24px}
h1{font-size:40px;line-height:1.1;margin:0}h2{font-size:20px;line-height:1.3;margin:0 0 4px}
nav h2{font-size:14px;margin-top:20px}nav ul{list-style:none;margin:0;padding:0}
a{color:var(--accent)}nav a{display:block;padding:4px 0;text-decoration:none}nav a:hover{text-decoration:underline}
section{padding:24px 0;border-bottom:1px solid var(--border);scroll-margin-top:16px}.address{margin:0 0 8px}.address b{color:var(--accent)}
code{font:14px/1.5 Taka,ui-monospace,monospace;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;margin-top:16px;background:var(--surface-muted);border-radius:4px}
caption{text-align:start;font-weight:600;padding:4px 0}th,td{text-align:start;vertical-align:top;padding:6px 12px;font-weight:400}
th{width:180px}td:last-child{width:80px;white-space:nowrap}
@media(width<768px){body{display:block;padding:16px}th{width:auto}tr{display:grid}}
`;
