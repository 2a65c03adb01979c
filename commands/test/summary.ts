import type { StageResult } from './run-stage.ts';
import { stageBudgetMinutes, totalBudgetMinutes } from './stage-budget-minutes.ts';

/**
 * Formats the minutes, counts and notes of every stage, and the total minutes. The total can be less than the sum,
 * because some stages run at the same time.
 */
export function formatStageTable(results: readonly StageResult[], total: number) {
  const width = Math.max(...results.map(({ name }) => name.length), 'stage'.length);
  const lines = results.map(({ name, passed, failed, skipped, minutes, notes }) => {
    const lines = [...overBudget(name, minutes), ...notes].map((note) => note.split('\n', 1)[0]);
    return `${row(width, name, passed, failed, skipped, minutes.toFixed(1))}  ${lines.join(' ')}`.trimEnd();
  });
  const all = [
    row(width, 'stage', 'passed', 'failed', 'skipped', 'minutes'),
    ...lines,
    row(width, 'total', ...totals(results), total.toFixed(1)),
  ];
  if (total > totalBudgetMinutes) {
    all.push(
      `TOO SLOW: ${total.toFixed(1)} minutes instead of ${totalBudgetMinutes}. Make the suite faster before adding to it.`,
    );
  }
  return all.join('\n');
}

/** Formats every failure with its stage and name on one line, so that the end of a long log shows what to run again. */
export function formatFailures(results: readonly StageResult[]) {
  return results.flatMap(({ name, failures: named }) => named.map((one) => `✗ ${name}: ${inOneLine(one)}`));
}

/** Formats the tests that passed only when they were retried. */
export function formatFlaky(results: readonly StageResult[]) {
  return results.flatMap(({ name, flaky: named = [] }) =>
    named.map((one) => `~ ${name}: passed only on the second attempt: ${inOneLine(one)}`),
  );
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 400);

/** Formats the last line of the output. It must be correct by itself, for readers who see nothing else. */
export function formatTotal(results: readonly StageResult[]) {
  const [passed, failed, skipped] = totals(results);
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const summaries = results.flatMap(({ summary }) => summary ?? []);
  return [counts, ...summaries].join('; ');
}

function totals(results: readonly StageResult[]): [passed: number, failed: number, skipped: number] {
  const sum = (pick: (result: StageResult) => number) =>
    results.reduce((all, result) => all + pick(result), 0);
  return [sum(({ passed }) => passed), sum(({ failed }) => failed), sum(({ skipped }) => skipped)];
}

function overBudget(name: string, minutes: number) {
  const budget = stageBudgetMinutes[name];
  return budget !== undefined && minutes > budget ? [`Over its budget of ${budget} minutes.`] : [];
}

function row(width: number, name: string, ...cells: (string | number)[]) {
  return [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(8))].join('');
}
