export type ImageFormat = 'avif' | 'webp';

/** What services that show shared links take for a large picture. */
const widthToShare = 1_200;

/**
 * In which of a picture's widths there is a file of this format, narrow to wide: AVIF in all of them; WebP, for browsers
 * of before 2022, in the middle one, and for whoever shares a link in the widest of what is wide enough for that.
 */
export function listWidths(format: ImageFormat, widths: readonly number[]): number[] {
  if (format === 'avif') return [...widths];
  return widths.filter(
    (width) => width === getMiddleWidth(widths) || (width === widths.at(-1) && width >= widthToShare),
  );
}

/** The widest file of this format. */
export function getMaxWidth(format: ImageFormat, widths: readonly number[]): number {
  return Math.max(...listWidths(format, widths));
}

/** Of five the third. */
export function getMiddleWidth(widths: readonly number[]): number | undefined {
  return widths[Math.floor(widths.length / 2)];
}
