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
  const checks: Checks = {
    keyboard: keyboard(visits),
    names: axe(visits, broken, rules.names),
    contrast: axe(visits, broken, rules.contrast),
    targets: axe(visits, broken, rules.targets),
    ...reviewed(pictures),
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
    checks: withoutMissing(checks),
  };
}

/** What the checks of a component are based on: steps of keyboard tables, and stories in which axe's rules passed. */
export interface ComponentEvidence {
  keyboard: number;
  names: number;
  contrast: number;
  targets: number;
}

/** Returns the evidence for a component whose stories all passed, or `undefined` if a check fails or lacks visits. */
export function collectEvidence(
  results: readonly StoryResult[],
  visits: readonly StoryVisit[],
): (ComponentEvidence & { stories: number }) | undefined {
  const audited = visits.filter(({ passedRules }) => passedRules);
  if (results.some(({ passed }) => !passed) || audited.length === 0 || !keyboard(visits)?.passed)
    return undefined;
  return {
    stories: results.length,
    keyboard: stepsOf(visits).size,
    names: countStories(visits, rules.names),
    contrast: countStories(visits, rules.contrast),
    targets: countStories(visits, rules.targets),
  };
}

/** Returns the status of a component from the recorded evidence of an earlier run, and from its pictures. */
export function evaluateRecordedComponent(
  recorded: ComponentEvidence & { stories: number },
  pictures: readonly string[],
): ComponentStatus {
  const checks: Checks = {
    keyboard: { passed: true, says: formatSteps(recorded.keyboard, recorded.keyboard) },
    names: { passed: true, says: formatStories(recorded.names) },
    contrast: { passed: true, says: formatStories(recorded.contrast) },
    targets: { passed: true, says: formatStories(recorded.targets) },
    ...reviewed(pictures),
  };
  return {
    stories: { passed: recorded.stories, failed: 0 },
    axe: [],
    pictures: pictures.length,
    checks: withoutMissing(checks),
  };
}

type Checks = Record<string, AccessibilityCheckResult | undefined>;

const rules: Readonly<Record<'names' | 'contrast' | 'targets', (rule: string) => boolean>> = {
  names: (rule) => naming.test(rule),
  contrast: (rule) => rule === 'color-contrast',
  targets: (rule) => rule === 'target-size',
};

function reviewed(pictures: readonly string[]): Checks {
  return {
    forcedColours: approved(pictures, /-forced-colours\.webp$/),
    narrow: approved(pictures, /\/320-[^/]+$/),
    rightToLeft: approved(pictures, /-rtl\.webp$|\/[^/]*right-to-left[^/]*\//),
  };
}

function withoutMissing(checks: Checks): ComponentStatus['checks'] {
  return Object.fromEntries(Object.entries(checks).filter(([, result]) => result));
}

/** Returns the axe rules in the test-runner's messages, such as `dark: color-contrast: Elements must…`. */
function brokenRules(results: readonly StoryResult[]): string[] {
  const found = results.flatMap(({ message }) => [...message.matchAll(/^(?:light|dark): ([a-z-]+):/gm)]);
  return [...new Set(found.map(([, rule]) => rule ?? ''))];
}

function keyboard(visits: readonly StoryVisit[]): AccessibilityCheckResult | undefined {
  if (visits.length === 0) return undefined;
  const steps = stepsOf(visits);
  const finished = new Set(visits.flatMap(({ finishedSteps }) => finishedSteps));
  const proved = [...steps].filter((step) => finished.has(step)).length;
  return { passed: proved === steps.size, says: formatSteps(proved, steps.size) };
}

/** The steps that the rows of the keyboard table name as their proof. */
function stepsOf(visits: readonly StoryVisit[]): Set<string> {
  return new Set(visits.flatMap(({ keyboard: rows }) => rows.map(({ step }) => step)));
}

function formatSteps(proved: number, all: number): string {
  return all === 0 ? 'no keyboard interaction' : `${proved} of ${all} steps tested`;
}

function axe(
  visits: readonly StoryVisit[],
  broken: readonly string[],
  concerns: (rule: string) => boolean,
): AccessibilityCheckResult | undefined {
  const failed = broken.filter(concerns);
  if (failed.length > 0) return { passed: false, says: failed.join(', ') };
  if (!visits.some(({ passedRules }) => passedRules)) return undefined;
  return { passed: true, says: formatStories(countStories(visits, concerns)) };
}

function countStories(visits: readonly StoryVisit[], concerns: (rule: string) => boolean): number {
  return visits.filter(({ passedRules }) => passedRules?.some(concerns)).length;
}

function formatStories(passed: number): string {
  return passed === 0 ? 'nothing to test' : `in ${count(passed, 'story', 'stories')}`;
}

function approved(pictures: readonly string[], which: RegExp): AccessibilityCheckResult | undefined {
  const seen = pictures.filter((file) => which.test(file.replaceAll(sep, posix.sep))).length;
  return seen === 0 ? undefined : { passed: true, says: `${count(seen, 'picture', 'pictures')} approved` };
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
