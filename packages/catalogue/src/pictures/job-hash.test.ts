import { afterAll, describe, expect, it } from 'vitest';
import { hashImageJob } from './job-hash.ts';
import { type ImageJob, planImageJobs } from './jobs.ts';
import { createRenderableProductFixture, GeneratorFixture } from './testing/generator-fixture.ts';

const sofa = createRenderableProductFixture('a-sofa');
const stool = createRenderableProductFixture('a-stool', 'stool', ['teal']);
const divan = createRenderableProductFixture('a-divan', 'divan');
const room = { id: 'room', products: [{ id: 'a-stool' }] };

const shop = new GeneratorFixture([]);
afterAll(() => shop.remove());

function hashes(products = [sofa, stool, divan]): Record<string, string> {
  const sources = { models: shop.path('models'), materials: shop.path('materials.json') };
  const jobs: ImageJob[] = planImageJobs({ products, scenes: [room] });
  return Object.fromEntries(jobs.map((job) => [job.id, hashImageJob(job, sources)]));
}

/** Returns the jobs that have to be rendered again after a change. */
function changedBy(change: () => void): string[] {
  const before = hashes();
  change();
  const after = hashes();
  return Object.keys(after).filter((id) => after[id] !== before[id]);
}

describe('the hash of a job', () => {
  it('changes with a file that all jobs share', () => {
    expect(changedBy(() => shop.write('models/piri/joinery.py', '# tighter'))).toEqual([
      'room',
      'a-sofa',
      'a-stool',
      'a-divan',
    ]);
    expect(
      changedBy(() => shop.write('models/render.py', `${shop.read('models/render.py')}\nimport sys`)),
    ).toHaveLength(4);
    expect(changedBy(() => shop.write('models/piri/denoise.c', 'int x;'))).toHaveLength(4);
  });

  it('changes with a file that the job can import, and with no other', () => {
    expect(changedBy(() => shop.write('models/piri/drape.py', '# softer folds'))).toEqual([
      'room',
      'a-sofa',
      'a-divan',
    ]);
    expect(changedBy(() => shop.write('models/piri/scene.py', 'from . import joinery'))).toEqual([
      'room',
      'a-divan',
    ]);
  });

  it('changes with the file of its family; a family without a file depends on all families', () => {
    expect(changedBy(() => shop.write('models/piri/families/stool.py', '# rounder'))).toEqual([
      'room',
      'a-stool',
      'a-divan',
    ]);
  });

  it('changes with the file of its room, and with a family that the room imports', () => {
    expect(
      changedBy(() => shop.write('models/piri/scenes/room.py', 'from ..families import sofa, stool')),
    ).toEqual(['room', 'a-divan']);
    expect(changedBy(() => shop.write('models/piri/families/sofa.py', '# softer'))).toEqual([
      'room',
      'a-sofa',
      'a-divan',
    ]);
  });

  it('changes with a colour that the job uses, and with no other', () => {
    const dye = (ash: string, teal: string) =>
      shop.write(
        'materials.json',
        JSON.stringify({ cloth: { ash: { colour: ash }, teal: { colour: teal } } }),
      );
    dye('#111111', '#222222');
    expect(changedBy(() => dye('#111111', '#333333'))).toEqual(['room', 'a-stool']);
  });

  it('changes with its product', () => {
    const before = hashes();
    const wider = { ...sofa, dimensions: { ...sofa.dimensions, width: 121 } };
    const after = hashes([wider, stool, divan]);
    expect(Object.keys(after).filter((id) => after[id] !== before[id])).toEqual(['a-sofa']);
  });

  it('does not change with files that Python writes itself', () => {
    expect(changedBy(() => shop.write('models/piri/__pycache__/joinery.cpython-311.pyc', 'x'))).toEqual([]);
  });
});
