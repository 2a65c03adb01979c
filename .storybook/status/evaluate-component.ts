import { posix, sep } from 'node:path';
import type {
  AccessibilityCheckResult,
  ComponentStatus,
} from '../../packages/ui/src/internal/docs/component-status.ts';
import type { StoryVisit } from '../story-visit.ts';
import type { StoryResult } from './read-status.ts';

/** The axe rules about names, and about the roles that depend on them. */
const naming = /^(aria-|button-name|label|link-name|image-alt|svg-img-alt|input-|select-name|form-field)/;

/**
 * Returns what is known about a component. A check without evidence is left out: a component whose stories were never
 * visited has not passed, and one without a picture in forced colours was not reviewed in them.
 */
export function evaluateComponent(
  results: readonly StoryResult[] | undefined,
  visits: readonly StoryVisit[],
  pictures: readonly string[],
): ComponentStatus {
  const broken = brokenRules(results ?? []);
  const checks: Record<string, AccessibilityCheckResult | undefined> = {
    keyboard: keyboard(visits),
    names: axe(visits, broken, (rule) => naming.test(rule)),
    contrast: axe(visits, broken, (rule) => rule === 'color-contrast'),
    targets: axe(visits, broken, (rule) => rule === 'target-size'),
    forcedColours: approved(pictures, /-forced-colours\.webp$/),
    narrow: approved(pictures, /\/320-[^/]+$/),
    rightToLeft: approved(pictures, /-rtl\.webp$|\/[^/]*right-to-left[^/]*\//),
  };
  return {
    ...(results && {
      stories: {
        passed: results.filter(({ passed }) => passed).length,
        failed: results.filter(({ passed }) => !passed).length,
      },
      axe: broken,
    }),
    pictures: pictures.length,
    checks: Object.fromEntries(Object.entries(checks).filter(([, result]) => result)),
  };
}

/** Returns the axe rules in the test-runner's messages, such as `dark: color-contrast: Elements must…`. */
function brokenRules(results: readonly StoryResult[]): string[] {
  const found = results.flatMap(({ message }) => [...message.matchAll(/^(?:light|dark): ([a-z-]+):/gm)]);
  return [...new Set(found.map(([, rule]) => rule ?? ''))];
}

function keyboard(visits: readonly StoryVisit[]): AccessibilityCheckResult | undefined {
  if (visits.length === 0) return undefined;
  const steps = new Set(visits.flatMap(({ keyboard: rows }) => rows.map(({ step }) => step)));
  const finished = new Set(visits.flatMap(({ finishedSteps }) => finishedSteps));
  const proved = [...steps].filter((step) => finished.has(step)).length;
  if (steps.size === 0) return { passed: true, says: 'no keyboard interaction' };
  return { passed: proved === steps.size, says: `${proved} of ${steps.size} steps tested` };
}

function axe(
  visits: readonly StoryVisit[],
  broken: readonly string[],
  concerns: (rule: string) => boolean,
): AccessibilityCheckResult | undefined {
  const failed = broken.filter(concerns);
  if (failed.length > 0) return { passed: false, says: failed.join(', ') };
  const audited = visits.filter(({ passedRules }) => passedRules);
  if (audited.length === 0) return undefined;
  const passed = audited.filter(({ passedRules }) => passedRules?.some(concerns)).length;
  return {
    passed: true,
    says: passed === 0 ? 'nothing to test' : `in ${count(passed, 'story', 'stories')}`,
  };
}

function approved(pictures: readonly string[], which: RegExp): AccessibilityCheckResult | undefined {
  const seen = pictures.filter((file) => which.test(file.replaceAll(sep, posix.sep))).length;
  return seen === 0 ? undefined : { passed: true, says: `${count(seen, 'picture', 'pictures')} approved` };
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
