import { expect, test } from 'vitest';
import { getLongTasks, type TaskNode } from './get-long-tasks.ts';

function node(name: string, group: string, selfTime: number, more: Partial<TaskNode> = {}): TaskNode {
  const children = more.children ?? [];
  const duration = selfTime + children.reduce((sum, child) => sum + child.duration, 0);
  return {
    event: { name, args: {} },
    group: { id: group },
    startTime: 0,
    duration,
    selfTime,
    attributableURLs: [],
    children,
    ...more,
  };
}

test('keeps tasks over 50 ms and omits their children', () => {
  const parent = node('RunTask', 'other', 10);
  const nodes = [
    node('RunTask', 'other', 51, { startTime: 900.4 }),
    node('RunTask', 'other', 50),
    node('Layout', 'styleLayout', 200, { parent }),
  ];
  expect(getLongTasks(nodes)).toEqual([
    { start: 900, duration: 51, causes: [{ what: 'other', duration: 51 }] },
  ]);
});

test('distinguishes style recalculation, layout and parsing, the longest first', () => {
  const task = node('RunTask', 'other', 1, {
    children: [
      node('UpdateLayoutTree', 'styleLayout', 30),
      node('Layout', 'styleLayout', 80),
      node('ParseHTML', 'parseHTML', 20),
    ],
  });
  expect(getLongTasks([task])[0]?.causes).toEqual([
    { what: 'layout', duration: 80 },
    { what: 'style recalculation', duration: 30 },
    { what: 'parse HTML', duration: 20 },
  ]);
});

test('names a script by its function and file, and adds unnamed work inside it', () => {
  const data = { functionName: 'render', url: 'https://shop.example/assets/react.js?v=1' };
  const call = node('FunctionCall', 'scriptEvaluation', 60, {
    event: { name: 'FunctionCall', args: { data } },
    children: [node('RunMicrotasks', 'scriptEvaluation', 20)],
  });
  const task = node('RunTask', 'other', 1, { children: [call] });
  expect(getLongTasks([task])[0]?.causes).toEqual([
    { what: 'script render in /assets/react.js', duration: 80 },
  ]);
});

test('names a script without details by the file that started it', () => {
  const microtasks = node('RunMicrotasks', 'scriptEvaluation', 70, {
    attributableURLs: ['https://shop.example/assets/list.js'],
  });
  const task = node('RunTask', 'other', 1, { children: [microtasks] });
  expect(getLongTasks([task])[0]?.causes).toEqual([{ what: 'script /assets/list.js', duration: 70 }]);
});
