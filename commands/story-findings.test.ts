import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StoryVisit } from '../.storybook/story-visit.ts';
import { findStoryProblems, listIds, readStoryIndex } from './story-findings.ts';

const visit = (id: string, more: Partial<StoryVisit> = {}): StoryVisit => ({
  id,
  component: 'Components/Button',
  keyboard: [],
  finishedSteps: [],
  matchedExceptions: [],
  ...more,
});
const enter = { keys: ['Enter'], action: 'Starts the action.', step: 'Enter starts the action' };

test('BENCH-3 finds nothing when every listed story was visited and passed', () => {
  expect(findStoryProblems(['a', 'b'], [visit('a'), visit('b')], { tested: 2, passed: 2 })).toEqual([]);
});

test('BENCH-3 a run that tests only some of the stories fails', () => {
  expect(findStoryProblems(['a', 'b'], [visit('a')], { tested: 1, passed: 1 })).toEqual([
    '1 stories were tested, but the Storybook lists 2.',
  ]);
});

test('BENCH-3 a story that the runner reports as passed without a visit is a failure', () => {
  expect(findStoryProblems(['a', 'b'], [visit('a')], { tested: 2, passed: 2 })).toEqual([
    'b did not run to its end.',
  ]);
});

test('BENCH-3 a failed story is counted only by the runner', () => {
  expect(findStoryProblems(['a', 'b'], [visit('a')], { tested: 2, passed: 1 })).toEqual([]);
});

test('BENCH-1 a row of a keyboard table is covered by a step of any story of its component', () => {
  const visits = [visit('a', { keyboard: [enter] }), visit('b', { finishedSteps: [enter.step] })];
  expect(findStoryProblems(['a', 'b'], visits, { tested: 2, passed: 2 })).toEqual([]);
});

test('BENCH-1 a row of a keyboard table without a finished step is reported once', () => {
  const elsewhere = visit('c', { component: 'Components/Link', finishedSteps: [enter.step] });
  const visits = [visit('a', { keyboard: [enter] }), visit('b', { keyboard: [enter] }), elsewhere];
  expect(findStoryProblems(['a', 'b', 'c'], visits, { tested: 3, passed: 3 })).toEqual([
    'Components/Button: its keyboard table names the step "Enter starts the action", which no story ran.',
  ]);
});

test('BENCH-3 docs pages and stories are listed separately and completely', () => {
  const built = mkdtempSync(join(tmpdir(), 'built-'));
  const entries = {
    a: { id: 'a', type: 'docs' },
    b: { id: 'b', type: 'story' },
    c: { id: 'c', type: 'docs' },
  };
  writeFileSync(join(built, 'index.json'), JSON.stringify({ entries }));
  const index = readStoryIndex(built);
  expect(listIds(index, 'docs')).toEqual(['a', 'c']);
  expect(listIds(index, 'story')).toEqual(['b']);
  rmSync(built, { recursive: true });
});
