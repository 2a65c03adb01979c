/** Returns a drawing as a data URL, so that stories of components with images load nothing over the network. */
const asFile = (width: number, height: number, drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`,
  )}`;

const sofa = (cloth: string, light: string, shade: string) => `
<path fill="#815129" d="m34 150-10 36h9l16-36Zm332 0 10 36h-9l-16-36Z"/>
<rect x="30" y="22" width="340" height="104" rx="13" fill="${shade}"/>
<g fill="${light}"><rect x="44" y="12" width="104" height="96" rx="13"/><rect x="149" y="12" width="104" height="96" rx="13"/><rect x="254" y="12" width="104" height="96" rx="13"/></g>
<g fill="${cloth}"><rect x="40" y="92" width="107" height="36" rx="9"/><rect x="148" y="92" width="105" height="36" rx="9"/><rect x="254" y="92" width="107" height="36" rx="9"/></g>
<rect x="26" y="122" width="348" height="34" rx="6" fill="${shade}"/>
<g fill="${cloth}"><rect x="2" y="58" width="42" height="98" rx="13"/><rect x="356" y="58" width="42" height="98" rx="13"/></g>
<rect x="60" y="30" width="60" height="60" rx="9" fill="#25387a" transform="rotate(-9 90 60)"/>
<rect x="288" y="34" width="56" height="56" rx="9" fill="#f2f2e9" transform="rotate(8 316 62)"/>`;

const stool = (wood: string, shade: string) => `
<path fill="${shade}" d="M30 30h34l10 76H22Zm106 0h34l8 76h-52Z"/>
<rect x="18" y="52" width="164" height="12" fill="${shade}"/>
<rect width="200" height="30" rx="4" fill="${wood}"/>`;

const shadow = (x: number, y: number, width: number) =>
  `<defs><filter id="soft" x="-20%" y="-150%" width="140%" height="400%"><feGaussianBlur stdDeviation="9 4"/></filter></defs>
<ellipse cx="${x}" cy="${y}" rx="${width}" ry="9" fill="#141b2c" opacity=".3" filter="url(#soft)"/>`;

export interface ImageFixture {
  src: string;
  width: number;
  height: number;
}

/** Cut-outs with their shadow on a transparent background, all on the same floor line. */
export const sofaImage = cutOut(190, sofa('#a99b8a', '#b8ab9b', '#94867a'), 'translate(40 314)');
export const blueSofaImage = cutOut(190, sofa('#33478c', '#4257a0', '#263876'), 'translate(40 314)');
export const stoolImage = cutOut(130, stool('#a9713f', '#8a5830'), 'translate(110 362) scale(1.3)');

/** A photograph of a corner of a room, with the average colour and the blurred placeholder. */
export const sceneImage: ImageFixture & { colour: string; placeholder: string } = {
  src: asFile(
    900,
    600,
    `<defs><linearGradient id="wall" x2="1" y2="1"><stop stop-color="#ddd6c9"/><stop offset="1" stop-color="#b9ae9f"/></linearGradient>
<linearGradient id="floor" x2="0" y2="1"><stop stop-color="#b08a63"/><stop offset="1" stop-color="#c7a37d"/></linearGradient></defs>
<rect width="900" height="600" fill="url(#wall)"/><rect y="470" width="900" height="130" fill="url(#floor)"/>
<path fill="#fff8e8" opacity=".45" d="m90 0 190 0 250 470H340Zm260 0h120l250 470H600Z"/>
<rect x="390" y="70" width="120" height="150" fill="#f5f1e7" stroke="#815129" stroke-width="5"/>
<circle cx="440" cy="125" r="24" fill="#25387a"/><circle cx="468" cy="165" r="18" fill="#b61d3c"/><circle cx="428" cy="175" r="12" fill="#f3c64c"/>
<path stroke="#4b4238" stroke-width="4" d="M760 200v300m-34 4h68"/><path fill="#fbf3df" d="m716 200 18-80h52l18 80Z"/>
<path fill="#e9e3d5" d="M130 535 240 505h420l110 30-90 40H200Z"/>
${shadow(450, 520, 300)}<g transform="translate(190 255) scale(1.4)">${sofa('#c5bbab', '#d3cabb', '#ada291')}</g>`,
  ),
  width: 900,
  height: 600,
  colour: '#c6b9a6',
  placeholder: asFile(
    9,
    6,
    '<filter id="b" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation=".9"/></filter><rect width="9" height="6" fill="#cbc3b5"/><g filter="url(#b)"><path fill="#b8936c" d="M-2 4.8h13V9H-2z"/><path fill="#ebe4d3" d="M1 0h4v4H3z"/><path fill="#b3a897" d="M2 3h5v2H2z"/></g>',
  ),
};

/** A photograph that is still loading: it has a size, but no pixels. */
export const blankImageUrl = asFile(3, 2, '');

function cutOut(reach: number, drawing: string, transform: string): ImageFixture {
  const drawn = `${shadow(240, 499, reach)}<g transform="${transform}">${drawing}</g>`;
  return { src: asFile(480, 600, drawn), width: 480, height: 600 };
}
