import { shadeColour } from './colour.ts';
import { createSeededRandom, formatSvgNumber } from './seeded-random.ts';

/** Draws wood: straight grain along the board, with broad bands, fine fibres, and pores as short dark lines. */
export function drawWoodSwatch(name: string, dark: string, mid: string, light: string): string {
  const random = createSeededRandom(name);
  const lines = (count: number) =>
    Array.from({ length: count }, () => {
      const sway = formatSvgNumber(random(-1.5, 1.5));
      return `M${formatSvgNumber(random(0, 48))} 0c${sway} 16 ${formatSvgNumber(random(-1.5, 1.5))} 32 ${sway} 48`;
    }).join('');
  const pores = Array.from(
    { length: 22 },
    () =>
      `M${formatSvgNumber(random(0, 48))} ${formatSvgNumber(random(0, 46))}v${formatSvgNumber(random(1, 3.5))}`,
  ).join('');
  return [
    `<path fill="${mid}" d="M0 0h48v48H0z"/><g fill="none">`,
    `<path stroke="${light}" stroke-width="4" opacity=".5" d="${lines(4)}"/>`,
    `<path stroke="${dark}" stroke-width="2" opacity=".35" d="${lines(4)}"/>`,
    `<path stroke="${light}" stroke-width=".6" opacity=".7" d="${lines(7)}"/>`,
    `<path stroke="${dark}" stroke-width=".5" opacity=".7" d="${lines(9)}${pores}"/></g>`,
  ].join('');
}

/** Draws brushed paint: even, with the marks of the brush. */
export function drawPaintSwatch(name: string, colour: string): string {
  const random = createSeededRandom(name);
  const hairs = Array.from(
    { length: 16 },
    () =>
      `M${formatSvgNumber(random(0, 48))} ${formatSvgNumber(random(-8, 20))}v${formatSvgNumber(random(14, 40))}`,
  ).join('');
  return [
    sheen('p', shadeColour(colour, 0.07), shadeColour(colour, -0.06)),
    `<path stroke="${shadeColour(colour, 0.35)}" stroke-width=".7" opacity=".25" d="${hairs}"/>`,
  ].join('');
}

export function drawMetalSwatch(name: string, colour: string): string {
  const random = createSeededRandom(name);
  const strokes = Array.from(
    { length: 26 },
    () =>
      `M${formatSvgNumber(random(-10, 30))} ${formatSvgNumber(random(0, 48))}h${formatSvgNumber(random(14, 40))}`,
  ).join('');
  return [
    `<linearGradient id="m" y2="1" x2="0"><stop stop-color="${shadeColour(colour, -0.2)}"/><stop offset=".38" stop-color="${shadeColour(colour, 0.4)}"/><stop offset="1" stop-color="${shadeColour(colour, -0.28)}"/></linearGradient>`,
    '<path fill="url(#m)" d="M0 0h48v48H0z"/>',
    `<path stroke="${shadeColour(colour, 0.6)}" stroke-width=".4" opacity=".45" d="${strokes}"/>`,
  ].join('');
}

export function drawGlassSwatch(_name: string, colour: string): string {
  return [
    sheen('g', shadeColour(colour, 0.35), colour),
    `<path fill="#fff" opacity=".55" d="M8 30 30 8h7L8 37zM14 40 40 14h3L14 43z"/>`,
  ].join('');
}

/** Draws cane: six-way weave with holes, pairs of strands up and across, single strands over both diagonals. */
export function drawCaneSwatch(_name: string, colour: string): string {
  return [
    `<pattern id="c" width="12" height="12" patternUnits="userSpaceOnUse"><path fill="${shadeColour(colour, -0.72)}" d="M0 0h12v12H0z"/>`,
    `<g stroke-width="1.3"><path stroke="${shadeColour(colour, -0.15)}" d="M1.2 0v12M3 0v12M0 1.2h12M0 3h12"/>`,
    `<path stroke="${shadeColour(colour, 0.12)}" d="m-1 6.9 8 8M-1-5.1l14 14M5-5.1l8 8M5.2 13l8-8M-1 7.2l8-8.1"/></g></pattern>`,
    '<path fill="url(#c)" d="M0 0h48v48H0z"/>',
  ].join('');
}

/** Draws fired clay: soft light from above, and specks of sand. */
export function drawGlazeSwatch(name: string, colour: string): string {
  const random = createSeededRandom(name);
  const specks = Array.from(
    { length: 26 },
    () =>
      `M${formatSvgNumber(random(1, 47))} ${formatSvgNumber(random(1, 47))}h${formatSvgNumber(random(0.3, 0.9))}`,
  ).join('');
  return [
    `<radialGradient id="z" cx=".32" cy=".26" r=".95"><stop stop-color="${shadeColour(colour, 0.32)}"/><stop offset=".4" stop-color="${colour}"/><stop offset="1" stop-color="${shadeColour(colour, -0.3)}"/></radialGradient>`,
    '<path fill="url(#z)" d="M0 0h48v48H0z"/>',
    `<path stroke="${shadeColour(colour, -0.55)}" stroke-width=".8" stroke-linecap="round" opacity=".35" d="${specks}"/>`,
  ].join('');
}

export function drawLeafSwatch(_name: string, colour: string): string {
  const veins = Array.from({ length: 7 }, (_, index) => `M24 ${index * 8}l24-10M24 ${index * 8}l-24-10`).join(
    '',
  );
  return [
    sheen('l', shadeColour(colour, 0.12), shadeColour(colour, -0.15)),
    `<path stroke="${shadeColour(colour, 0.35)}" stroke-width=".8" opacity=".6" d="${veins}"/><path stroke="${shadeColour(colour, 0.4)}" stroke-width="1.6" d="M24 0v48"/>`,
  ].join('');
}

function sheen(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><path fill="url(#${id})" d="M0 0h48v48H0z"/>`;
}
