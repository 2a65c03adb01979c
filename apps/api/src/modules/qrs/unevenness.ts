import type { QrGrid } from './qr-marks.ts';

/** How hard a code is to read, by the four rules of its standard. */
export function unevenness(grid: QrGrid): number {
  const { size } = grid;
  let sum = 0;
  let dark = 0;
  for (let line = 0; line < size; line += 1) {
    sum += unevenLine(Array.from({ length: size }, (_, at) => grid.isDark(at, line)));
    sum += unevenLine(Array.from({ length: size }, (_, at) => grid.isDark(line, at)));
  }
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const one = grid.isDark(x, y);
      if (one) dark += 1;
      const isBlock =
        x + 1 < size &&
        y + 1 < size &&
        [grid.isDark(x + 1, y), grid.isDark(x, y + 1), grid.isDark(x + 1, y + 1)].every(
          (other) => other === one,
        );
      if (isBlock) sum += 3;
    }
  }
  const fromHalf = Math.abs(dark * 20 - size * size * 10) / (size * size);
  return sum + Math.max(0, Math.ceil(fromHalf) - 1) * 10;
}

const looksLikeCorner = /(?=10111010000|00001011101)/g;

function unevenLine(line: readonly boolean[]): number {
  const text = line.map((dark) => (dark ? '1' : '0')).join('');
  const runs = text.match(/0{5,}|1{5,}/g) ?? [];
  const corners = text.match(looksLikeCorner) ?? [];
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + corners.length * 40;
}
