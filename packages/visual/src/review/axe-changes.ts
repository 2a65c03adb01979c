import type { AxeFinding, ReviewPicture } from './review-data.ts';

type Findings = readonly AxeFinding[] | null | undefined;

/** What axe newly finds, finds no more and still finds. Where the approved picture lacks an answer, nothing is new. */
export function axeChanges(before: Findings, after: Findings): ReviewPicture['axe'] {
  if (!after) return { added: [], mended: [], left: [] };
  if (!before) return { added: [], mended: [], left: after };
  const [old, now] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return {
    added: after.filter((finding) => !old.has(keyOf(finding))),
    mended: before.filter((finding) => !now.has(keyOf(finding))),
    left: after.filter((finding) => old.has(keyOf(finding))),
  };
}

export function keyOf({ rule, targets }: AxeFinding): string {
  return JSON.stringify([rule, targets]);
}
