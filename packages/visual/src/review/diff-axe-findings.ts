import type { AxeFinding, ReviewScreenshot } from './review-data.ts';

type Findings = readonly AxeFinding[] | null | undefined;

/**
 * Splits axe's findings into new, fixed and unchanged ones. If the approved screenshot has no audit, nothing counts as
 * new.
 */
export function diffAxeFindings(before: Findings, after: Findings): ReviewScreenshot['axe'] {
  if (!after) return { added: [], mended: [], left: [] };
  if (!before) return { added: [], mended: [], left: after };
  const [old, now] = [new Set(before.map(getAxeFindingKey)), new Set(after.map(getAxeFindingKey))];
  return {
    added: after.filter((finding) => !old.has(getAxeFindingKey(finding))),
    mended: before.filter((finding) => !now.has(getAxeFindingKey(finding))),
    left: after.filter((finding) => old.has(getAxeFindingKey(finding))),
  };
}

export function getAxeFindingKey({ rule, targets }: AxeFinding): string {
  return JSON.stringify([rule, targets]);
}
