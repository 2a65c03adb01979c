import { expect, test } from 'vitest';
import { planModelJobs } from './model-jobs.ts';

const dimensions = { width: 200, depth: 90, height: 80 } as never;
const sofa = {
  family: 'sofa' as const,
  parameters: { chaise: 'left' },
  materials: { wood: 'segun' },
  variants: [
    { name: 'left-navy', when: { Side: 'Left', Color: 'Navy' }, materials: { cloth: 'navy' } },
    { name: 'left-ash', when: { Side: 'Left', Color: 'Ash' }, materials: { cloth: 'ash' } },
    {
      name: 'right-navy',
      when: { Side: 'Right', Color: 'Navy' },
      parameters: { chaise: 'right' },
      materials: { cloth: 'navy' },
    },
  ],
};

test('looks that differ in cloth share a form, a mirrored one has its own', () => {
  const [job, ...others] = planModelJobs([
    { id: 'a-sofa', dimensions, model: sofa },
    { id: 'drawn', dimensions, model: undefined },
  ]);
  expect(others).toEqual([]);
  expect(
    job?.shapes.map(({ name, parameters, looks }) => [name, parameters, looks.map(({ name }) => name)]),
  ).toEqual([
    ['left-navy', { chaise: 'left' }, ['left-navy', 'left-ash']],
    ['right-navy', { chaise: 'right' }, ['right-navy']],
  ]);
});

test('a look is called what a shopper chooses, and has all materials it is made of', () => {
  const [job] = planModelJobs([{ id: 'a-sofa', dimensions, model: sofa }]);
  expect(job?.shapes[0]?.looks[1]).toMatchObject({
    label: 'Left, Ash',
    materials: { wood: 'segun', cloth: 'ash' },
  });
});

test('a piece that comes in one look is called what the look is', () => {
  const model = { ...sofa, variants: [{ name: 'white', when: {}, materials: {} }] };
  expect(planModelJobs([{ id: 'a-shelf', dimensions, model }])[0]?.shapes[0]?.looks[0]?.label).toBe('white');
});
