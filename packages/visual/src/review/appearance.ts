import type { DifferenceMetrics } from '../compare/compare-screenshots.ts';

/** What a difference looks like, if its cause is unknown. */
export interface Appearance {
  name: string;
  values: { before: string; after: string } | null;
}

/** Describes the appearance of a difference. Screenshots with the same text form one group. */
export function getAppearance({ shifts, grown, regions }: DifferenceMetrics): Appearance {
  const [shift] = shifts;
  const name =
    grown.height !== 0 || grown.width !== 0
      ? `The size by ${signed(grown.width)} × ${signed(grown.height)} px`
      : shift && shift.share >= 0.3
        ? `${shift.from} became ${shift.to}`
        : `Small changes in ${regions.length === 1 ? 'one region' : 'several regions'}`;
  const values =
    shift?.from && shift.to && name.includes(' became ') ? { before: shift.from, after: shift.to } : null;
  return { name, values };
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number);
}
