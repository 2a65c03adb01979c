import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ComponentEvidence } from './evaluate-component.ts';
import { npmTestStages } from './test-stages.ts';

const count = z.int().min(0);

const recordedStage = z.object({
  passed: count,
  /** The day of the first run that found this number. */
  on: z.iso.date(),
});

const recordedComponent = z.object({
  stories: count,
  keyboard: count,
  names: count,
  contrast: count,
  targets: count,
});

const recordedStatus = z.object({
  stages: z.record(z.string(), recordedStage),
  components: z.record(z.string(), recordedComponent),
});

/** What the latest runs found. It is committed, because a clean clone has no reports. Failures are never recorded. */
export type RecordedStatus = z.infer<typeof recordedStatus>;

/** A component whose stories all passed: their number, and what its checks are based on. */
export type RecordedComponent = ComponentEvidence & { stories: number };

/** What one run found. A stage that failed or did not run is missing, and so are the components if it was `stories`. */
export interface FoundStatus {
  stages: Readonly<Record<string, { passed: number; skipped: number }>>;
  components?: Readonly<Record<string, RecordedComponent>>;
}

export function readRecordedStatus(file: string): RecordedStatus {
  if (!existsSync(file)) return { stages: {}, components: {} };
  return recordedStatus.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Formats the file with one line for each entry, so that a change of one component is a change of one line. */
export function formatRecordedStatus({ stages, components }: RecordedStatus): string {
  const lines = (entries: [string, unknown][]) =>
    entries.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n');
  const known = npmTestStages.flatMap(({ name }) => (stages[name] ? [[name, stages[name]]] : []));
  const sorted = Object.entries(components).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{\n  "stages": {\n${lines(known as [string, unknown][])}\n  },\n  "components": {\n${lines(sorted)}\n  }\n}\n`;
}

/** The result of comparing one entry of the file with a run. */
export interface RecordCheck {
  name: string;
  failure?: string;
  /** The file says nothing about it, because it is new. */
  isMissing?: boolean;
}

/** The linter also counts files that are not committed, so two machines may find different numbers. */
const uncountedStages = ['lint', 'status'];

/**
 * Compares the file with a run. The file may claim less than the run found, because tests are added all the time, but
 * never more. Every stage and every component of the run must be in it.
 */
export function compareWithRun({ stages, components }: RecordedStatus, found: FoundStatus): RecordCheck[] {
  const known = npmTestStages.map(({ name }): string => name);
  const lostStages = Object.keys(stages).filter((name) => !known.includes(name));
  const ranStages = Object.entries(found.stages).filter(([name]) => !uncountedStages.includes(name));
  const lostComponents = Object.keys(components).filter(
    (id) => found.components && !(id in found.components),
  );
  return [
    ...lostStages.map((name) => ({ name: `stage ${name}`, failure: 'it does not exist.' })),
    ...ranStages.map(([name, run]) =>
      toCheck(`stage ${name}`, stages[name], (old) => compareStage(old, run)),
    ),
    ...lostComponents.map((id) => ({ name: id, failure: 'the run found no such component.' })),
    ...Object.entries(found.components ?? {}).map(([id, run]) =>
      toCheck(id, components[id], (old) => compareComponent(old, run)),
    ),
  ];
}

/** Returns the file after a run. An entry that agrees with the run stays as it is, so that its date stays too. */
export function updateRecord(recorded: RecordedStatus, found: FoundStatus, today: string): RecordedStatus {
  const components = found.components
    ? Object.entries(found.components).map(([id, run]): [string, RecordedComponent] => {
        const old = recorded.components[id];
        return [id, old && isSame(old, run) ? old : run];
      })
    : Object.entries(recorded.components);
  const stages = npmTestStages.flatMap(({ name }): [string, z.infer<typeof recordedStage>][] => {
    const [old, run] = [recorded.stages[name], found.stages[name]];
    const isNew = run && !(old && isSameStage(old, run));
    const stage = isNew ? { passed: run.passed, on: today } : old;
    return stage ? [[name, stage]] : [];
  });
  return { stages: Object.fromEntries(stages), components: Object.fromEntries(components) };
}

/** Tests that are skipped here ran elsewhere, such as those of an engine that is not installed on this machine. */
function isSameStage(recorded: { passed: number }, { passed, skipped }: FoundStatus['stages'][string]) {
  return passed <= recorded.passed && recorded.passed <= passed + skipped;
}

function compareStage(
  recorded: { passed: number },
  { passed, skipped }: FoundStatus['stages'][string],
): string | undefined {
  if (recorded.passed <= passed + skipped) return undefined;
  return `it claims ${recorded.passed} passed tests, but the run found ${passed}.`;
}

function compareComponent(recorded: RecordedComponent, run: RecordedComponent): string | undefined {
  const claimed = (['stories', 'keyboard'] as const).filter((what) => recorded[what] > run[what]);
  const evident = axeChecks.filter((what) => recorded[what] > 0 && run[what] === 0);
  const wrong = [...claimed, ...evident].map(
    (what) => `${what} is ${recorded[what]}, but the run found ${run[what]}`,
  );
  return wrong.length > 0 ? `${wrong.join('; ')}.` : undefined;
}

const axeChecks = ['names', 'contrast', 'targets'] as const;

/** Whether axe's rules applied is compared, not in how many stories: that can differ by one on a busy machine. */
function isSame(one: RecordedComponent, other: RecordedComponent): boolean {
  return (
    one.stories === other.stories &&
    one.keyboard === other.keyboard &&
    axeChecks.every((what) => one[what] > 0 === other[what] > 0)
  );
}

function toCheck<Entry>(
  name: string,
  recorded: Entry | undefined,
  compare: (entry: Entry) => string | undefined,
): RecordCheck {
  if (recorded === undefined) return { name, failure: 'it is missing.', isMissing: true };
  const failure = compare(recorded);
  return failure === undefined ? { name } : { name, failure };
}
