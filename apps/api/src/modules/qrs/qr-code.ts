import { codewordsOf } from './qr-codewords.ts';
import { drawFormat, drawMarks, QrGrid } from './qr-marks.ts';
import { unevenness } from './unevenness.ts';

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A text as the dark modules of a QR code (ISO/IEC 18004, bytes, level M), row by row; undefined for too long a one. */
export function qrCode(text: string): boolean[][] | undefined {
  const content = codewordsOf(text);
  if (content === undefined) return undefined;
  const drawn = masks.map((_, mask) => draw(content, mask));
  // The one that looks least like a mark: cameras take that for another corner.
  return drawn.reduce((best, one) => (unevenness(one) < unevenness(best) ? one : best)).dark;
}

function draw(
  { version, codewords }: { version: number; codewords: readonly number[] },
  mask: number,
): QrGrid {
  const grid = new QrGrid(version * 4 + 17);
  drawMarks(grid, version);
  drawCodewords(grid, codewords, masks[mask] ?? (() => false));
  drawFormat(grid, mask);
  return grid;
}

/** Two columns at a time, from the right, up and down by turns; the column of the line on the left is left out. */
function drawCodewords(
  grid: QrGrid,
  codewords: readonly number[],
  isMasked: (x: number, y: number) => boolean,
): void {
  const { size } = grid;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid.isMark(x, y)) continue;
        const dark = (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        grid.set(x, y, dark !== isMasked(x, y));
        bit += 1;
      }
    }
  }
}
