import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { getModelPath, getVariantBytes, readShapes, shapesFolder } from '../models3d.ts';
import { readProducts } from '../products.ts';
import { filesOf, findStrays, isWhole, readGlbHeader } from './model-files.ts';
import { planShapes } from './shape-jobs.ts';

/** The maximum that a phone loads for one item, and the maximum of all files in a clone. */
const budgets = { look: 500_000, all: 20_000_000 };

const records = readShapes();
const jobs = planShapes(readProducts());
const shapes = records.flatMap((record) => record.shapes.map((shape) => ({ record, shape })));

describe('the shapes of the shop', () => {
  it('are there for every product that has a model, whole, and nothing lies beside them', () => {
    expect(records.map(({ id }) => id)).toEqual(jobs.map(({ id }) => id).sort());
    expect(records.filter((record) => !isWhole(shapesFolder, record)).map(({ id }) => id)).toEqual([]);
    expect(findStrays(shapesFolder)).toEqual([]);
  });

  it('have every look of their product: a variant in the file of its form, by what a shopper chooses', () => {
    for (const { id, shapes: forms } of jobs) {
      const record = records.find((one) => one.id === id);
      const wanted = forms.map(({ name, looks }) => [
        name,
        looks.map(({ label, when }) => ({ label, when })),
      ]);
      const found = record?.shapes.map(({ name, looks }) => [
        name,
        looks.map(({ label, when }) => ({ label, when })),
      ]);
      expect(found, id).toEqual(wanted);
    }
    for (const { record, shape } of shapes) {
      const head = readGlbHeader(join(shapesFolder, getModelPath(record.id, shape)));
      const labels = shape.looks.map(({ label }) => label);
      expect(variantsIn(head), record.id).toEqual(labels.length > 1 ? labels : []);
    }
  });

  it('are as large as the product to the centimetre, in metres, and stand on the ground', () => {
    const faults = shapes.flatMap(({ record, shape }) => {
      const { width, depth, height } = jobs.find(({ id }) => id === record.id)?.size ?? {};
      const { min, max } = shape.bounds;
      const found = [max[0] - min[0], max[2] - min[2], max[1] - min[1]];
      const wanted = [width, depth, height];
      const isRight =
        found.every((metres, i) => Math.round(Math.abs(metres * 100 - (wanted[i] ?? Number.NaN))) <= 1) &&
        Math.abs(min[1]) <= 0.01;
      const say = (metres: number) => (metres * 100).toFixed(1);
      return isRight ? [] : [`${record.id}: ${found.map(say).join(' × ')}, from ${say(min[1])}`];
    });
    expect(faults).toEqual([]);
  });

  it('are light: each look under 500 KB with its textures, all of them under 20 MB', () => {
    const heavy = shapes.flatMap(({ record, shape }) =>
      shape.looks
        .map((look) => ({ name: `${record.id} ${look.name}`, bytes: getVariantBytes(record, shape, look) }))
        .filter(({ bytes }) => bytes > budgets.look),
    );
    expect(heavy).toEqual([]);
    const files = new Map(records.flatMap(filesOf));
    expect([...files.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(budgets.all);
  });

  it('are valid glTF', async () => {
    for (const { record, shape } of shapes) {
      const path = join(shapesFolder, getModelPath(record.id, shape));
      const report = await validateBytes(new Uint8Array(await readFile(path)), {
        externalResourceFunction: async (uri: string) =>
          new Uint8Array(await readFile(join(dirname(path), uri))),
      });
      expect(report.issues.numErrors, `${record.id} ${JSON.stringify(report.issues.messages)}`).toBe(0);
    }
  });
});

function variantsIn(head: Record<string, unknown>): string[] {
  const { extensions } = head as { extensions?: Record<string, { variants?: { name: string }[] }> };
  return extensions?.['KHR_materials_variants']?.variants?.map(({ name }) => name) ?? [];
}
