export type PictureFormat = 'avif' | 'webp';

/**
 * In which of a picture's widths there is a file of this format, narrow to wide: AVIF in all of them; WebP, for browsers
 * of before 2022 and for whoever shares a link, in the middle one, which fits a phone, and in the widest.
 */
export function widthsAs(format: PictureFormat, widths: readonly number[]): number[] {
  if (format === 'avif') return [...widths];
  return widths.filter((width) => width === middleWidth(widths) || width === widths.at(-1));
}

/** Of five the third. */
export function middleWidth(widths: readonly number[]): number | undefined {
  return widths[Math.floor(widths.length / 2)];
}
