/**
 * Creates a path builder for a sheet of this height. Coordinates are in centimetres, from the left and from the floor
 * up.
 */
export function createPathBuilder(height: number) {
  const at = (x: number, y: number) => `${formatCoordinate(x)} ${formatCoordinate(height - y)}`;

  return {
    /** Draws a box with rounded corners at the top and the bottom. */
    box(x: number, y: number, wide: number, high: number, top = 0, bottom = 0): string {
      const [left, right, up, down] = [
        formatCoordinate(x),
        formatCoordinate(x + wide),
        height - y - high,
        height - y,
      ];
      const t = Math.min(top, wide / 2, high / 2);
      const b = Math.min(bottom, wide / 2, high / 2);
      if (t + b === 0)
        return `M${left} ${formatCoordinate(down)}V${formatCoordinate(up)}H${right}V${formatCoordinate(down)}Z`;
      return tidy(
        `M${left} ${formatCoordinate(down - b)}V${formatCoordinate(up + t)}${corner(0, -t, t, -t)}H${formatCoordinate(x + wide - t)}${corner(t, 0, t, t)}` +
          `V${formatCoordinate(down - b)}${corner(0, b, -b, b)}H${formatCoordinate(x + b)}${corner(-b, 0, -b, -b)}Z`,
      );
    },

    /** Draws a cushion on its edge, with rounded shoulders and a crown of 1 cm. */
    cushion(x: number, y: number, wide: number, high: number): string {
      const up = height - y - high;
      const r = Math.min(4, wide / 4, high / 3);
      return tidy(
        `M${at(x, y)}V${formatCoordinate(up + 1 + r)}${corner(0, -r, r, -r)}Q${formatCoordinate(x + wide / 2)} ${formatCoordinate(up - 1)} ${formatCoordinate(x + wide - r)} ${formatCoordinate(up + 1)}` +
          `${corner(r, 0, r, r)}V${formatCoordinate(height - y)}Z`,
      );
    },

    /** Draws a closed polygon. */
    shape(...points: readonly (readonly [number, number])[]): string {
      return tidy(`M${points.map(([x, y]) => at(x, y)).join('L')}Z`);
    },

    /** Draws an open polyline. */
    line(...points: readonly (readonly [number, number])[]): string {
      return tidy(`M${points.map(([x, y]) => at(x, y)).join('L')}`);
    },

    /** Draws a quadratic curve with a control point. Without a start point, it continues from the current one. */
    bow(
      from: readonly [number, number] | null,
      pull: readonly [number, number],
      to: readonly [number, number],
    ): string {
      return tidy(`${from ? `M${at(...from)}` : ''}Q${at(...pull)} ${at(...to)}`);
    },

    oval(x: number, y: number, rx: number, ry = rx): string {
      const arc = `${formatCoordinate(rx)} ${formatCoordinate(ry)} 0 1 0 `;
      return tidy(
        `M${at(x - rx, y)}a${arc}${formatCoordinate(2 * rx)} 0a${arc}${formatCoordinate(-2 * rx)} 0Z`,
      );
    },
  };
}

export type PathBuilder = ReturnType<typeof createPathBuilder>;

/** Returns the centres of equal parts of a length. */
export function getCentres(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 0.5)) / count);
}

/** Returns the boundaries between equal parts of a length. */
export function getDividers(count: number, from: number, to: number): number[] {
  return Array.from({ length: count - 1 }, (_, index) => from + ((to - from) * (index + 1)) / count);
}

function corner(...pull: readonly [number, number, number, number]): string {
  return pull.every((value) => value === 0) ? '' : `q${pull.map(formatCoordinate).join(' ')}`;
}

/** Rounds to a millimetre: finer differences are invisible, and every digit adds to the page. */
function formatCoordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function tidy(path: string): string {
  return path.replaceAll(' -', '-').replace(/(?<!\d)0\./g, '.');
}
