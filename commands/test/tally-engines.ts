import { z } from 'zod';
import { installEnginesCommand } from './install-missing-engines.ts';
import { type Tally, tallyPlaywright } from './tally.ts';

const suite = z.object({
  specs: z
    .array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            projectName: z.string(),
            status: z.string(),
            annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
          }),
        ),
      }),
    )
    .default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});

const enginesReport = z.object({ suites: z.array(suite) });

interface Journey {
  engine: string;
  title: string;
  status: string;
  /** Why it was skipped. */
  notRun: string | undefined;
  /** How the engine crashed. */
  crashes: string[];
}

/**
 * Reads Playwright's report of the journeys through the shop in three engines. An engine that is not installed here is
 * named, in the line of the stage with the reason, and in the last line. A crash of an engine is reported beside its journey.
 */
export function tallyEngines(report: unknown): Tally {
  const { passed, failed, skipped, failures } = tallyPlaywright(report);
  const journeys = enginesReport.parse(report).suites.flatMap(readJourneys);
  const engines = [...new Set(journeys.map(({ engine }) => engine))].map((name) => {
    const own = journeys.filter(({ engine }) => engine === name);
    const notRun = own.every(({ status }) => status === 'skipped') ? own[0]?.notRun : undefined;
    return { name, notRun, passed: own.filter(({ status }) => status === 'expected').length };
  });
  const missing = engines.filter(({ notRun }) => notRun !== undefined);
  const named = journeys
    .filter(({ status }) => status === 'unexpected')
    .map(({ engine, title }) => `${engine} › ${title}`);
  return {
    passed,
    failed,
    skipped,
    // What is not in a journey, such as a shop that does not start, is an error outside of any test.
    failures: [...named, ...failures.slice(named.length)],
    flaky: journeys
      .filter(({ status }) => status === 'expected')
      .flatMap(({ engine, title, crashes }) => crashes.map((crash) => `${engine} › ${title}: ${crash}`)),
    notes: missing.map(
      ({ name, notRun }) => `${name} not run: ${notRun} Install it (Debian: ${installEnginesCommand}).`,
    ),
    summary: `engines: ${engines.map((one) => `${one.name} ${one.notRun ? 'not run' : one.passed}`).join(', ')}`,
  };
}

function readJourneys({ specs, suites }: z.infer<typeof suite>): Journey[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, annotations }) => ({
      engine: projectName,
      title,
      status,
      notRun: annotations.find(({ type }) => type === 'skip')?.description,
      crashes: annotations.flatMap(({ type, description }) => (type === 'crash' ? (description ?? '') : [])),
    })),
  );
  return [...own, ...suites.flatMap(readJourneys)];
}
