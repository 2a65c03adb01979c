import { getModelPath, getVariantByteSize, type ModelManifest } from '@piri/catalogue/models3d';
import type { Model3d } from '@piri/contract/items';
import { toSelectedOptions } from './attribute-values.ts';

/** Returns the models of an item: a file for each shape that it has, with a variant for each look. */
export function toItemModels(id: string, records: readonly ModelManifest[]): Model3d[] {
  const record = records.find((one) => one.id === id);
  if (record === undefined) return [];
  return record.shapes.map((model) => ({
    url: `/shapes/${getModelPath(id, model)}`,
    attributeValues: toSelectedOptions(shared(model.looks.map(({ when }) => when))),
    variants: model.looks.map((variant) => ({
      name: variant.label,
      attributeValues: toSelectedOptions(variant.when),
      bytes: getVariantByteSize(record, model, variant),
    })),
  }));
}

/** Returns the entries that all of these have in common. */
function shared([first = {}, ...others]: readonly Record<string, string>[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((other) => other[name] === value)),
  );
}
