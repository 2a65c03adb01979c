import type { ReviewData, ReviewScreenshot } from '../../src/review/review-data.ts';

/** Returns a screenshot of a review with defaults for everything that a test does not set. */
export function createReviewScreenshotFixture(more: Partial<ReviewScreenshot> = {}): ReviewScreenshot {
  const { story = 'components-button--default', mode = '1280-light' } = more;
  return {
    story,
    mode,
    label: `${story} ${mode}`,
    title: 'Components/Button',
    name: 'Default',
    status: 'changed',
    message: null,
    before: { source: `pictures/before/${story}/${mode}.png`, hash: 'b'.repeat(64), width: 640, height: 320 },
    after: { source: `pictures/after/${story}/${mode}.png`, hash: 'a'.repeat(64), width: 640, height: 320 },
    second: null,
    difference: null,
    captured: more.after === undefined ? 'a'.repeat(64) : (more.after?.hash ?? null),
    heard: null,
    aria: { before: null, after: null },
    axe: { added: [], mended: [], left: [] },
    exported: false,
    cause: null,
    history: [],
    ...more,
  };
}

export function createReviewDataFixture(more: Partial<ReviewData> = {}): ReviewData {
  return {
    title: 'packages/ui, 312 stories',
    after: { name: 'feature/deeper-neel', commit: '7d20c9e' },
    before: { name: 'main', commit: '297a7d2' },
    reviewer: 'Nila',
    approved: 1060,
    exportedApprovals: 0,
    pictures: [],
    causes: [],
    decisions: {},
    ...more,
  };
}
