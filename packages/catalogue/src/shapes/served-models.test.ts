import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { getModelPath, getVariantByteSize, models3dFolder, readModelManifests } from '../models3d.ts';
import { readProducts } from '../products.ts';
import { findOrphanModelFiles, isModelComplete, listModelFiles, readGlbJson } from './model-files.ts';
import { planModelJobs } from './model-jobs.ts';

/** The maximum that a phone loads for one item, and the maximum of all files in a clone. */
const budgets = { look: 500_000, all: 20_000_000 };

const manifests = readModelManifests();
const jobs = planModelJobs(readProducts());
const models = manifests.flatMap((manifest) => manifest.shapes.map((model) => ({ manifest, shape: model })));

describe('the 3D models of the shop', () => {
  it('are complete for every product with a model, without other files', () => {
    expect(manifests.map(({ id }) => id)).toEqual(jobs.map(({ id }) => id).sort());
    expect(
      manifests.filter((manifest) => !isModelComplete(models3dFolder, manifest)).map(({ id }) => id),
    ).toEqual([]);
    expect(findOrphanModelFiles(models3dFolder)).toEqual([]);
  });

  it('contain every look of their product as a variant of its shape', () => {
    for (const { id, shapes: forms } of jobs) {
      const manifest = manifests.find((one) => one.id === id);
      const expected = forms.map(({ name, looks }) => [
        name,
        looks.map(({ label, when }) => ({ label, when })),
      ]);
      const actual = manifest?.shapes.map(({ name, looks }) => [
        name,
        looks.map(({ label, when }) => ({ label, when })),
      ]);
      expect(actual, id).toEqual(expected);
    }
    for (const { manifest, shape } of models) {
      const head = readGlbJson(join(models3dFolder, getModelPath(manifest.id, shape)));
      const labels = shape.looks.map(({ label }) => label);
      expect(variantsIn(head), manifest.id).toEqual(labels.length > 1 ? labels : []);
    }
  });

  it('have the dimensions of the product in metres, within a centimetre, and start at the floor', () => {
    const errors = models.flatMap(({ manifest, shape }) => {
      const { width, depth, height } = jobs.find(({ id }) => id === manifest.id)?.size ?? {};
      const { min, max } = shape.bounds;
      const actual = [max[0] - min[0], max[2] - min[2], max[1] - min[1]];
      const expected = [width, depth, height];
      const isRight =
        actual.every((metres, i) => Math.round(Math.abs(metres * 100 - (expected[i] ?? Number.NaN))) <= 1) &&
        Math.abs(min[1]) <= 0.01;
      const formatCentimetres = (metres: number) => (metres * 100).toFixed(1);
      return isRight
        ? []
        : [`${manifest.id}: ${actual.map(formatCentimetres).join(' × ')}, from ${formatCentimetres(min[1])}`];
    });
    expect(errors).toEqual([]);
  });

  it('are small: each look is under 500 KB with its textures, and all are under 20 MB', () => {
    const heavy = models.flatMap(({ manifest, shape }) =>
      shape.looks
        .map((variant) => ({
          name: `${manifest.id} ${variant.name}`,
          bytes: getVariantByteSize(manifest, shape, variant),
        }))
        .filter(({ bytes }) => bytes > budgets.look),
    );
    expect(heavy).toEqual([]);
    const files = new Map(manifests.flatMap(listModelFiles));
    expect([...files.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(budgets.all);
  });

  it('are valid glTF', async () => {
    for (const { manifest, shape } of models) {
      const path = join(models3dFolder, getModelPath(manifest.id, shape));
      const report = await validateBytes(new Uint8Array(await readFile(path)), {
        externalResourceFunction: async (uri: string) =>
          new Uint8Array(await readFile(join(dirname(path), uri))),
      });
      expect(report.issues.numErrors, `${manifest.id} ${JSON.stringify(report.issues.messages)}`).toBe(0);
    }
  });
});

function variantsIn(head: Record<string, unknown>): string[] {
  const { extensions } = head as { extensions?: Record<string, { variants?: { name: string }[] }> };
  return extensions?.['KHR_materials_variants']?.variants?.map(({ name }) => name) ?? [];
}
