import { globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { z } from 'zod';
import type {
  ComponentStatus,
  ScreenshotReview,
  StatusReport,
  TestStageResult,
} from '../../packages/ui/src/internal/docs/component-status.ts';
import type { StoryVisit } from '../story-visit.ts';
import { toComponentId } from '../to-component-id.ts';
import { collectEvidence, evaluateComponent, evaluateRecordedComponent } from './evaluate-component.ts';
import { type FoundStatus, type RecordedStatus, readRecordedStatus } from './recorded-status.ts';
import { npmTestStages } from './test-stages.ts';

/** The folders of the reports and of the approved pictures, and the committed file of what earlier runs found. */
export interface StatusSources {
  reports: string;
  baselines: string;
  recorded: string;
}

/**
 * Reads the reports of the runners and the approved pictures. What has no report, or only one from before the day of the
 * committed file, is taken from that file.
 */
export function readStatus({ reports, baselines, recorded: file }: StatusSources): StatusReport {
  const recorded = readRecordedStatus(file);
  const recordedOn = recorded.stages['stories']?.on;
  const results = storyResults(reports);
  const isRecordNewer = isNewer(recordedOn, results.at);
  const visits = readVisits(reports);
  const pictures = Map.groupBy(
    globSync('*/*/*.webp', { cwd: baselines }),
    (file) => file.split(sep)[0] ?? '',
  );
  const tested = isRecordNewer
    ? Object.keys(recorded.components)
    : [...results.stories.keys(), ...visits.keys()];
  const parts = [...new Set([...tested, ...pictures.keys()])].sort().map((id): [string, ComponentStatus] => {
    const own = pictures.get(id) ?? [];
    const component = recorded.components[id];
    return [
      id,
      isRecordNewer && component
        ? evaluateRecordedComponent(component, own)
        : evaluateComponent(results.stories.get(id), visits.get(id) ?? [], own),
    ];
  });
  const storiesAt = isRecordNewer ? recordedOn : results.at;
  return {
    parts: Object.fromEntries(parts),
    runs: readRuns(reports, recorded),
    ...(storiesAt && { storiesAt }),
    pictures: [...pictures.values()].reduce((sum, { length }) => sum + length, 0),
    reviews: readReviews(baselines),
  };
}

/** Returns what the reports say about each component, or `undefined` if a story failed or was not visited. */
export function readFoundComponents(reports: string): FoundStatus['components'] {
  const { stories } = storyResults(reports);
  const visits = readVisits(reports);
  const found = [...stories].map(
    ([id, results]) => [id, collectEvidence(results, visits.get(id) ?? [])] as const,
  );
  if (found.length === 0 || found.some(([, evidence]) => !evidence)) return undefined;
  return Object.fromEntries(found.flatMap(([id, evidence]) => (evidence ? [[id, evidence]] : [])));
}

/** Whether a record of a day is newer than a report, or there is no report. Of the same day, the report wins. */
function isNewer(recordedOn: string | undefined, reportedAt: string | undefined): boolean {
  return recordedOn !== undefined && (reportedAt === undefined || recordedOn > reportedAt.slice(0, 10));
}

function readVisits(reports: string): Map<string, StoryVisit[]> {
  return Map.groupBy(readAll<StoryVisit>(reports, 'story-visits/*.json'), ({ component }) =>
    toComponentId(component),
  );
}

export interface StoryResult {
  passed: boolean;
  message: string;
}

const storyReport = z.object({
  startTime: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

function storyResults(reports: string): { at?: string; stories: Map<string, StoryResult[]> } {
  const [report] = readAll<unknown>(reports, 'stories.json');
  if (!report) return { stories: new Map() };
  const { startTime, testResults } = storyReport.parse(report);
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const byPart = Map.groupBy(all, ({ ancestorTitles }) => toComponentId(ancestorTitles[0] ?? ''));
  const stories = [...byPart].map(([id, results]): [string, StoryResult[]] => [
    id,
    results.map(({ status, failureMessages }) => ({
      passed: status === 'passed',
      message: (failureMessages ?? []).join('\n'),
    })),
  ]);
  return { at: new Date(startTime).toISOString(), stories: new Map(stories) };
}

/** Our own format, Jest's, and Playwright's. */
const counts = z.union([
  z.object({ passed: z.int(), failed: z.int() }),
  z
    .object({ numPassedTests: z.int(), numFailedTests: z.int() })
    .transform((jest) => ({ passed: jest.numPassedTests, failed: jest.numFailedTests })),
  z
    .object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) })
    .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
]);

function readRuns(reports: string, recorded: RecordedStatus): TestStageResult[] {
  return npmTestStages.map(({ name, report, label }) => {
    const [found] = readAll<unknown>(reports, report);
    const at = found ? statSync(join(reports, report)).mtime.toISOString() : undefined;
    const record = recorded.stages[name];
    if (record && isNewer(record.on, at))
      return { name: label, result: { passed: record.passed, failed: 0, at: record.on } };
    if (!found || !at) return { name: label };
    const { passed, failed } = counts.parse(found);
    return { name: label, result: { passed, failed, at } };
  });
}

const approval = z.object({ at: z.string(), reason: z.string(), pictures: z.array(z.unknown()) });

/** Reads the reviews. Approvals with the same reason are one review, even if they came from several commands. */
function readReviews(baselines: string): ScreenshotReview[] {
  const files = readAll<unknown>(baselines, 'approvals/*.json').map((file) => approval.parse(file));
  return [...Map.groupBy(files, ({ reason }) => reason)]
    .map(([reason, parts]) => ({
      reason,
      at:
        parts
          .map(({ at }) => at)
          .toSorted()
          .at(-1) ?? '',
      pictures: parts.reduce((sum, { pictures }) => sum + pictures.length, 0),
    }))
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, 6);
}

function readAll<Content>(folder: string, pattern: string): Content[] {
  return globSync(pattern, { cwd: folder }).map((file) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
}
