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

test('looks that differ in cloth share a shape, and a mirrored look has its own', () => {
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

test('a look is labelled with its option values and has all its materials', () => {
  const [job] = planModelJobs([{ id: 'a-sofa', dimensions, model: sofa }]);
  expect(job?.shapes[0]?.looks[1]).toMatchObject({
    label: 'Left, Ash',
    materials: { wood: 'segun', cloth: 'ash' },
  });
});

test('the only look of a product is labelled with its name', () => {
  const model = { ...sofa, variants: [{ name: 'white', when: {}, materials: {} }] };
  expect(planModelJobs([{ id: 'a-shelf', dimensions, model }])[0]?.shapes[0]?.looks[0]?.label).toBe('white');
});
