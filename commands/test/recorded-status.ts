import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFoundComponents } from '../../.storybook/status/read-status.ts';
import {
  compareWithRun,
  type FoundStatus,
  formatRecordedStatus,
  readRecordedStatus,
  updateRecord,
} from '../../.storybook/status/recorded-status.ts';
import { npmTestStages, type StageName } from '../../.storybook/status/test-stages.ts';
import { writeCheckReport } from './check-report.ts';
import type { Tally } from './tally.ts';

interface Options {
  /** The file of the report of this stage. */
  report: string;
  /** The folder of the reports of the other stages. */
  reports: string;
  /** The committed file. */
  recorded: string;
  /** How the report of a stage is read. */
  tally: (stage: StageName, report: unknown) => Tally;
  /** On a continuous integration server nobody would commit an update. */
  update: boolean;
  today: string;
}

/**
 * Compares the committed status with the reports of the other stages, and updates it to what they found. If it claimed
 * more than they found, the stage fails once, so that the update is noticed and committed. What is new is only added;
 * without an update it fails.
 */
export function checkRecordedStatus({ report, reports, recorded, tally, update, today }: Options): number {
  const found = readFoundStatus(reports, tally);
  const record = readRecordedStatus(recorded);
  const checks = compareWithRun(record, found).map(({ name, failure, isMissing }) =>
    failure === undefined || (update && isMissing) ? { name } : { name, failure },
  );
  const stages = { ...found.stages, status: { passed: checks.length, skipped: 0 } };
  const text = formatRecordedStatus(updateRecord(record, { ...found, stages }, today));
  if (update && text !== readText(recorded)) {
    writeFileSync(recorded, text);
    console.log('The recorded status was updated. Commit it.');
  }
  return writeCheckReport(report, checks);
}

/** A stage with a failure is left out, because its run has failed already. */
function readFoundStatus(reports: string, tally: Options['tally']): FoundStatus {
  const stages = npmTestStages.flatMap(({ name, report }) => {
    const text = name === 'status' ? '' : readText(join(reports, report));
    const result = text && tally(name, JSON.parse(text));
    return result && result.failed === 0 ? [[name, result] as const] : [];
  });
  const components = stages.some(([name]) => name === 'stories') ? readFoundComponents(reports) : undefined;
  return { stages: Object.fromEntries(stages), ...(components && { components }) };
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
