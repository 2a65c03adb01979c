import { expect, test } from 'vitest';
import { npmTestStages } from '../../../.storybook/status/test-stages.ts';
import { createNarrowedRuns } from './narrowed-runs.ts';

const context = { stop: new AbortController().signal, report: '', output: 'keep', note: () => {} } as const;
const sources = { files: [], read: () => '' };
const change = { base: 'HEAD', files: ['pnpm-lock.yaml'], deleted: [] };

test('a file on which everything depends runs every stage whole that reports to its own file', async () => {
  const runs = createNarrowedRuns(change, sources, 'pnpm-lock.yaml');
  const reasons: string[] = [];
  // These three write their reports by themselves, and take the folder of a narrowed run.
  const others = ['stories', 'visual', 'visual-journey', 'status'];
  const names = npmTestStages.map(({ name }) => name).filter((name) => !others.includes(name));
  for (const name of names) {
    await runs[name](context, async (reason) => {
      reasons.push(`${name}: ${reason}`);
      return 0;
    });
  }
  expect(reasons).toEqual(names.map((name) => `${name}: pnpm-lock.yaml changed`));
});

test('a change of a text file leaves out every stage that does not read it', async () => {
  const text = { ...change, files: ['docs/figures.md'] };
  const runs = createNarrowedRuns(text, sources, undefined);
  const runWhole = async () => expect.unreachable('It was run whole.');
  for (const name of ['types', 'api-pglite', 'package', 'launcher', 'stories', 'end-to-end'] as const) {
    expect(await runs[name](context, runWhole)).toEqual({ notRun: expect.stringMatching(/^left out: /) });
  }
});
