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
import { evaluateComponent } from './evaluate-component.ts';
import { npmTestStages } from './test-stages.ts';

/** The folders of the reports and of the approved pictures. */
export interface StatusSources {
  reports: string;
  baselines: string;
}

/** Reads the reports of the runners and the approved pictures. A missing report leaves its fields empty. */
export function readStatus({ reports, baselines }: StatusSources): StatusReport {
  const results = storyResults(reports);
  const visits = Map.groupBy(readAll<StoryVisit>(reports, 'story-visits/*.json'), ({ component }) =>
    toComponentId(component),
  );
  const pictures = Map.groupBy(
    globSync('*/*/*.webp', { cwd: baselines }),
    (file) => file.split(sep)[0] ?? '',
  );
  const ids = new Set([...results.stories.keys(), ...visits.keys(), ...pictures.keys()]);
  const parts: [string, ComponentStatus][] = [...ids]
    .sort()
    .map((id) => [
      id,
      evaluateComponent(results.stories.get(id), visits.get(id) ?? [], pictures.get(id) ?? []),
    ]);
  return {
    parts: Object.fromEntries(parts),
    runs: readRuns(reports),
    ...(results.at && { storiesAt: results.at }),
    pictures: [...pictures.values()].reduce((sum, { length }) => sum + length, 0),
    reviews: readReviews(baselines),
  };
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

function readRuns(reports: string): TestStageResult[] {
  return npmTestStages.flatMap(({ report, label: name }) => {
    const [found] = readAll<unknown>(reports, report);
    if (!found) return [];
    const { passed, failed } = counts.parse(found);
    return [{ name, passed, failed, at: statSync(join(reports, report)).mtime.toISOString() }];
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
