import { shadeColour } from './colour.ts';
import { createSeededRandom, formatSvgNumber } from './seeded-random.ts';

/** Draws plain weave: warp and weft threads, with a thicker yarn now and then. */
export function drawWeaveSwatch(name: string, colour: string): string {
  const random = createSeededRandom(name);
  const slubs = Array.from({ length: 5 }, () => {
    const at = Math.floor(random(0, 12)) * 4 + 2;
    const start = formatSvgNumber(random(-10, 34));
    const length = formatSvgNumber(random(12, 30));
    return random(0, 1) < 0.5 ? `M${at} ${start}v${length}` : `M${start} ${at}h${length}`;
  });
  return [
    `<pattern id="w" width="8" height="8" patternUnits="userSpaceOnUse">`,
    `<path fill="${shadeColour(colour, -0.28)}" d="M0 0h8v8H0z"/>`,
    `<g fill="${shadeColour(colour, 0.1)}"><rect x=".5" y="-.3" width="3" height="4.6" rx="1"/><rect x="4.5" y="3.7" width="3" height="4.6" rx="1"/></g>`,
    `<g fill="${shadeColour(colour, -0.06)}"><rect x="3.7" y=".5" width="4.6" height="3" rx="1"/><rect x="-.3" y="4.5" width="4.6" height="3" rx="1"/></g>`,
    '</pattern>',
    '<path fill="url(#w)" d="M0 0h48v48H0z"/>',
    `<path stroke="${shadeColour(colour, 0.3)}" stroke-width="2.4" stroke-linecap="round" opacity=".28" d="${slubs.join('')}"/>`,
  ].join('');
}

/** Draws velvet: short pile, brushed one way, with a band of light. */
export function drawVelvetSwatch(name: string, colour: string): string {
  const random = createSeededRandom(name);
  const nap = () =>
    Array.from(
      { length: 16 },
      (_, row) =>
        `M${formatSvgNumber(random(0, 12))} ${formatSvgNumber(row * 0.7)}l.3 ${formatSvgNumber(random(1.2, 2.2))}`,
    ).join('');
  return [
    `<linearGradient id="v" x2=".7" y2="1"><stop stop-color="${shadeColour(colour, -0.22)}"/><stop offset=".45" stop-color="${shadeColour(colour, 0.16)}"/><stop offset="1" stop-color="${shadeColour(colour, -0.3)}"/></linearGradient>`,
    '<pattern id="n" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(9)" stroke-width=".5">',
    `<path stroke="${shadeColour(colour, 0.3)}" d="${nap()}"/><path stroke="${shadeColour(colour, -0.5)}" d="${nap()}"/></pattern>`,
    '<path fill="url(#v)" d="M0 0h48v48H0z"/><path fill="url(#n)" opacity=".45" d="M0 0h48v48H0z"/>',
  ].join('');
}

/** Draws bouclé: small loops of yarn over each other in all directions. */
export function drawBoucleSwatch(name: string, colour: string): string {
  const random = createSeededRandom(name);
  // Place the loops on a grid with random offsets, so that no gap stays.
  const loops = () =>
    Array.from({ length: 14 }, (_, index) => {
      const x = (index % 4) * 5 + random(0.8, 3.2);
      const y = Math.floor(index / 4) * 5 + random(1.2, 3.8);
      const across = random(-2.4, 2.4);
      return `M${formatSvgNumber(x)} ${formatSvgNumber(y)}a1.4 1.4 0 1 ${across < 0 ? 0 : 1} ${formatSvgNumber(across)} ${formatSvgNumber(random(-1, 1))}`;
    }).join('');
  const layer = (id: string, tone: number, turn: number) =>
    `<pattern id="${id}" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path fill="none" stroke="${shadeColour(colour, tone)}" stroke-width="1.3" stroke-linecap="round" d="${loops()}"/></pattern>`;
  const fill = (paint: string) => `<path fill="${paint}" d="M0 0h48v48H0z"/>`;
  return [
    layer('a', -0.08, 31),
    layer('b', 0.16, -12),
    fill(shadeColour(colour, -0.24)),
    fill('url(#a)'),
    fill('url(#b)'),
  ].join('');
}

/** Draws leather: the cells of a pressed skin, and the light on them. */
export function drawLeatherSwatch(name: string, colour: string): string {
  const random = createSeededRandom(name);
  const cells = Array.from({ length: 16 }, (_, index) => {
    const x = formatSvgNumber((index % 4) * 4 + random(0, 1.6));
    const y = formatSvgNumber(Math.floor(index / 4) * 4 + random(0, 1.6));
    return `M${x} ${y}l${formatSvgNumber(random(1.4, 2.4))} ${formatSvgNumber(random(-0.6, 0.4))}l.5 ${formatSvgNumber(random(1.2, 2.2))}l${formatSvgNumber(random(-2.4, -1.6))} ${formatSvgNumber(random(0, 0.6))}z`;
  }).join('');
  return [
    `<linearGradient id="h" x2="1" y2="1"><stop stop-color="${shadeColour(colour, 0.2)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${shadeColour(colour, -0.25)}"/></linearGradient>`,
    `<pattern id="s" width="16" height="16" patternUnits="userSpaceOnUse"><path fill="none" stroke="${shadeColour(colour, -0.5)}" stroke-width=".5" d="${cells}"/></pattern>`,
    '<path fill="url(#h)" d="M0 0h48v48H0z"/><path fill="url(#s)" opacity=".6" d="M0 0h48v48H0z"/>',
  ].join('');
}

/** Draws kantha: rows of running stitch through layers of old fabric, around a lotus. */
export function drawKanthaSwatch(_name: string, colour: string, threads: readonly string[]): string {
  const [petals, ring, ground] = threads;
  const rows = Array.from({ length: 12 }, (_, row) => `M${row % 2 === 0 ? -1 : -3.5} ${row * 4 + 2}h54`).join(
    '',
  );
  const petal = Array.from(
    { length: 8 },
    (_, index) => `<path transform="rotate(${index * 45} 24 24)" d="M24 21C19 15 21 10 24 6c3 4 5 9 0 15"/>`,
  ).join('');
  return [
    `<path fill="${colour}" d="M0 0h48v48H0z"/>`,
    `<path stroke="${shadeColour(colour, 0.4)}" stroke-width=".7" stroke-dasharray="2.6 2.4" opacity=".6" d="${rows}"/>`,
    `<circle cx="24" cy="24" r="20" fill="${colour}"/>`,
    `<g fill="none" stroke-width="1.3" stroke-dasharray="2.2 1.2"><g stroke="${petals}">${petal}</g>`,
    `<circle cx="24" cy="24" r="19.5" stroke="${ring}"/><circle cx="24" cy="24" r="3" stroke="${ground}"/></g>`,
  ].join('');
}

/** Draws flat-woven rugs: bands, or lozenges with stepped edges as the weft allows. */
export function drawRugMotifSwatch(name: string, ground: string, figure: string, accent: string): string {
  const drawing = name.startsWith('stripe') ? stripes(figure, accent) : lozenges(figure, accent);
  const ribs = Array.from({ length: 24 }, (_, row) => `M0 ${row * 2 + 1}h48`).join('');
  return [
    `<path fill="${ground}" d="M0 0h48v48H0z"/>`,
    drawing,
    `<path stroke="${shadeColour(figure, -0.6)}" stroke-width=".5" opacity=".16" d="${ribs}"/>`,
  ].join('');
}

function stripes(figure: string, accent: string): string {
  return `<path fill="${figure}" d="M0 4h48v8H0zM0 20h48v8H0zM0 36h48v8H0z"/><path fill="${accent}" d="M0 14h48v1.5H0zM0 16.5h48V18H0zM0 30h48v1.5H0zM0 32.5h48V34H0z"/>`;
}

function lozenges(figure: string, accent: string): string {
  const steps = (size: number) => {
    const half = Array.from({ length: size }, () => 'h2v2').join('');
    const back = Array.from({ length: size }, () => 'h-2v2').join('');
    const up = Array.from({ length: size }, () => 'h-2v-2').join('');
    const over = Array.from({ length: size }, () => 'h2v-2').join('');
    return `M24 ${24 - size * 2}${half}${back}${up}${over}z`;
  };
  return `<path fill="${figure}" d="${steps(11)}"/><path fill="${accent}" d="${steps(6)}"/><path fill="${figure}" d="${steps(3)}"/><path fill="${figure}" d="M0 0h6v2H4v2H2v2H0zm48 0h-6v2h2v2h2v2h2zM0 48h6v-2H4v-2H2v-2H0zm48 0h-6v-2h2v-2h2v-2h2z"/>`;
}
