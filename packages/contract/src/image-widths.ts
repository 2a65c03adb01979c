export type ImageFormat = 'avif' | 'webp';

/** The width from which services that preview shared links treat an image as large. */
const widthToShare = 1_200;

/**
 * Returns the widths in which an image has a file of this format, narrow to wide: AVIF in all of them; WebP in the
 * middle one, for browsers from before 2022, and in the widest one if it is wide enough for link previews.
 */
export function getRenditionWidths(format: ImageFormat, widths: readonly number[]): number[] {
  if (format === 'avif') return [...widths];
  return widths.filter(
    (width) => width === getMiddleWidth(widths) || (width === widths.at(-1) && width >= widthToShare),
  );
}

/** Returns the width of the widest file of this format. */
export function getMaxRenditionWidth(format: ImageFormat, widths: readonly number[]): number {
  return Math.max(...getRenditionWidths(format, widths));
}

/** Returns the middle width: of five, the third. */
export function getMiddleWidth(widths: readonly number[]): number | undefined {
  return widths[Math.floor(widths.length / 2)];
}
