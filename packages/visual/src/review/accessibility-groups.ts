import type { ScreenshotResult } from '../evaluation/compare-with-baselines.ts';
import { getScreenshotLabel, sha256 } from '../screenshot-id.ts';
import { formatCount, formatScope } from './format-scope.ts';
import type { CauseGroup } from './review-data.ts';

/** Groups equal accessibility changes. One screenshot represents its group, because none differs from the others. */
export function groupAccessibilityChanges(
  results: readonly ScreenshotResult[],
  describeAccessibility: (result: ScreenshotResult) => string,
): CauseGroup[] {
  const changed = results.filter(({ status }) => status === 'accessibility');
  return [...Map.groupBy(changed, describeAccessibility)].flatMap(([change, screenshots]) => {
    const labels = screenshots.map(getScreenshotLabel).sort();
    if (change === '' || labels.length < 2) return [];
    const lines = change.split('\n');
    return {
      id: `heard-${sha256(change).slice(0, 8)}`,
      kind: 'heard' as const,
      title: getTitle(lines),
      detail: `It looks the same and is heard differently, in the same ${formatCount(lines.length, 'line', 'lines')} of the accessibility tree or of axe's findings. ${formatScope(screenshots)}.`,
      values: null,
      diff: null,
      pictures: labels,
      cards: [labels],
      outliers: labels.slice(0, 1),
    };
  });
}

/** Returns the first removed line and the first added one, else axe's finding. */
function getTitle(lines: readonly string[]): string {
  const [lost, more] = ['- ', '+ '].map((sign) => lines.find((line) => line.startsWith(sign))?.slice(2));
  return lost || more ? `${lost ?? 'nothing'} became ${more ?? 'nothing'}` : (lines[0] ?? '');
}
