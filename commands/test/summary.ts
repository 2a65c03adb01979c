import { budgets, totalBudget } from './budgets.ts';
import type { Result } from './run-stage.ts';

/** Minutes and counts of every stage, with what has to be said about it, and the minutes of all, some of which ran beside others. */
export function formatStageTable(results: readonly Result[], total: number) {
  const width = Math.max(...results.map(({ name }) => name.length), 'stage'.length);
  const lines = results.map(({ name, passed, failed, skipped, minutes, notes }) => {
    const said = [...overBudget(name, minutes), ...notes].map((note) => note.split('\n', 1)[0]);
    return `${row(width, name, passed, failed, skipped, minutes.toFixed(1))}  ${said.join(' ')}`.trimEnd();
  });
  const all = [
    row(width, 'stage', 'passed', 'failed', 'skipped', 'minutes'),
    ...lines,
    row(width, 'total', ...totals(results), total.toFixed(1)),
  ];
  if (total > totalBudget) {
    all.push(
      `TOO SLOW: ${total.toFixed(1)} minutes, ${totalBudget} are allowed. Make the suite faster before adding to it.`,
    );
  }
  return all.join('\n');
}

/** Every failure by its stage and name, in one line each: whoever sees the end of a long log alone knows what to run. */
export function formatFailures(results: readonly Result[]) {
  return results.flatMap(({ name, failures: named }) => named.map((one) => `✗ ${name}: ${inOneLine(one)}`));
}

/** What passed only when it was tried again. */
export function formatFlaky(results: readonly Result[]) {
  return results.flatMap(({ name, unsteady: named = [] }) =>
    named.map((one) => `~ ${name}: passed only the second time: ${inOneLine(one)}`),
  );
}

const inOneLine = (words: string) => words.replaceAll(/\s+/g, ' ').slice(0, 400);

/** Stands alone on the last line: whoever reads only this must not be misled. */
export function formatTotal(results: readonly Result[]) {
  const [passed, failed, skipped] = totals(results);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function totals(results: readonly Result[]): [passed: number, failed: number, skipped: number] {
  const sum = (pick: (result: Result) => number) => results.reduce((all, result) => all + pick(result), 0);
  return [sum(({ passed }) => passed), sum(({ failed }) => failed), sum(({ skipped }) => skipped)];
}

function overBudget(name: string, minutes: number) {
  const budget = budgets[name];
  return budget !== undefined && minutes > budget ? [`Over its budget of ${budget} minutes.`] : [];
}

function row(width: number, name: string, ...cells: (string | number)[]) {
  return [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(8))].join('');
}
