/** The modules of a code as they are drawn: dark or light, and which of them are marks that no mask may touch. */
export class QrGrid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly #marks: boolean[][];

  constructor(size: number) {
    this.size = size;
    this.dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    this.#marks = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  }

  isDark(x: number, y: number): boolean {
    return this.dark[y]?.[x] === true;
  }

  isMark(x: number, y: number): boolean {
    return this.#marks[y]?.[x] === true;
  }

  set(x: number, y: number, dark: boolean): void {
    const row = this.dark[y];
    if (row !== undefined && x >= 0 && x < this.size) row[x] = dark;
  }

  mark(x: number, y: number, dark: boolean): void {
    this.set(x, y, dark);
    const row = this.#marks[y];
    if (row !== undefined && x >= 0 && x < this.size) row[x] = true;
  }
}

/** Everything by which a camera finds the code: corners, lines, marks, and what it says of itself. */
export function drawMarks(grid: QrGrid, version: number): void {
  const { size } = grid;
  for (let at = 0; at < size; at += 1) {
    grid.mark(6, at, at % 2 === 0);
    grid.mark(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawSquares(grid, { x, y, radius: 4, light: [2, 4] });
  }
  const places = alignment(version, size);
  const last = places.length - 1;
  for (const [row, y] of places.entries()) {
    for (const [column, x] of places.entries()) {
      const isCorner = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!isCorner) drawSquares(grid, { x, y, radius: 2, light: [1] });
    }
  }
  drawFormat(grid, 0);
  if (version >= 7) drawVersion(grid, version);
}

function drawSquares(
  grid: QrGrid,
  { x, y, radius, light }: { x: number; y: number; radius: number; light: readonly number[] },
): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const distance = Math.max(Math.abs(dx), Math.abs(dy));
      grid.mark(x + dx, y + dy, !light.includes(distance));
    }
  }
}

function alignment(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, nth) => size - 7 - (count - 2 - nth) * step);
  return [6, ...rest];
}

/** The level of correction and the mask, twice: without them nothing can be read. */
export function drawFormat(grid: QrGrid, mask: number): void {
  const { size } = grid;
  const bits = formatBits(mask);
  const bit = (nth: number) => ((bits >>> nth) & 1) === 1;
  for (let nth = 0; nth <= 5; nth += 1) grid.mark(8, nth, bit(nth));
  grid.mark(8, 7, bit(6));
  grid.mark(8, 8, bit(7));
  grid.mark(7, 8, bit(8));
  for (let nth = 9; nth < 15; nth += 1) grid.mark(14 - nth, 8, bit(nth));
  for (let nth = 0; nth < 8; nth += 1) grid.mark(size - 1 - nth, 8, bit(nth));
  for (let nth = 8; nth < 15; nth += 1) grid.mark(8, size - 15 + nth, bit(nth));
  grid.mark(8, size - 8, true);
}

/** Level M is written as 00, so the mask alone is left. */
export function formatBits(mask: number): number {
  return ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
}

export function versionBits(version: number): number {
  return (version << 12) | remainder(version, 12, 0x1f25);
}

function drawVersion(grid: QrGrid, version: number): void {
  const bits = versionBits(version);
  for (let nth = 0; nth < 18; nth += 1) {
    const [far, near] = [grid.size - 11 + (nth % 3), Math.floor(nth / 3)];
    const dark = ((bits >>> nth) & 1) === 1;
    grid.mark(far, near, dark);
    grid.mark(near, far, dark);
  }
}

function remainder(value: number, length: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < length; step += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor);
  return rest;
}
