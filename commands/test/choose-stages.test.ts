import { expect, it } from 'vitest';
import { npmTestStages } from '../../.storybook/status/test-stages.ts';
import { chooseStages, renamedStages } from './choose-stages.ts';
import { stageBudgetMinutes } from './stage-budget-minutes.ts';
import { stages, stagesByName } from './stages.ts';

const choose = (...lists: string[]) => {
  const { chosen, notes } = chooseStages(stages, lists);
  return { names: chosen.map(({ name }) => name), notes };
};

it('every stage has an entry on the status page, a report named after it and a budget', () => {
  expect(stages.map(({ name, report }) => ({ name, report }))).toEqual(
    npmTestStages.map(({ name, report }) => ({ name, report })),
  );
  expect(stages).toHaveLength(15);
  expect(Object.keys(stageBudgetMinutes).sort()).toEqual(
    [...stages, ...stagesByName].map(({ name }) => name).sort(),
  );
  const others = stages.filter(({ name, report }) => report !== `${name}.json`).map(({ report }) => report);
  expect(others).toEqual(['package-tests.json']);
});

it('chooses all stages without names, and the named ones in the order of the stages', () => {
  expect(chooseStages(stages, undefined)).toEqual({ chosen: stages, notes: [] });
  expect(choose('lint,types', 'visual')).toEqual({ names: ['types', 'lint', 'visual'], notes: [] });
});

it('chooses the browser engines only by their name', () => {
  expect(stagesByName.map(({ name }) => name)).toEqual(['engines']);
  expect(chooseStages(stages, undefined, stagesByName).chosen).toEqual(stages);
  expect(chooseStages(stages, ['engines,lint'], stagesByName).chosen.map(({ name }) => name)).toEqual([
    'lint',
    'engines',
  ]);
});

it.each(Object.entries(renamedStages))('%s chooses %s with a note', (old, name) => {
  expect(choose(`lint,${old}`)).toEqual({
    names: ['lint', name],
    notes: [`Stage ${old} is now called ${name}. The old name works in this release only.`],
  });
});

it('rejects an unknown name and lists the new names only', () => {
  expect(() => choose('lint,e2e')).toThrow(/^There is no stage "e2e"\. The stages are types, lint, /);
  expect(() => choose('e2e')).not.toThrow(/pictures|published/);
  expect(() => choose('constructor')).toThrow('There is no stage "constructor"');
});
