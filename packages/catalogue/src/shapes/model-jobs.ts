import type { RenderableProduct } from '../pictures/jobs.ts';
import { getRenderedItemSize } from '../pictures/rendered-size.ts';
import { getVariantMaterials } from '../render-variants.ts';

type Model = NonNullable<RenderableProduct['model']>;
type Parameters = Model['parameters'];

interface ModelVariant {
  name: string;
  /** The option values that show it. */
  label: string;
  when: Model['variants'][number]['when'];
  materials: Record<string, string>;
}

/** A request to the generator, in the format that it reads. Only the output folder is still missing. */
export interface ModelJob {
  kind: 'shapes';
  id: string;
  family: string;
  size: { width: number; depth: number; height: number };
  /** One for each shape of the product; variants that differ only in materials share one. */
  shapes: { name: string; parameters: Parameters; looks: ModelVariant[] }[];
}

/** Returns a job for every product that has a model, in the order of the catalogue. */
export function planModelJobs(products: readonly RenderableProduct[]): ModelJob[] {
  return products.flatMap((product) => {
    const { id, model } = product;
    if (model === undefined) return [];
    return {
      kind: 'shapes' as const,
      id,
      family: model.family,
      size: getRenderedItemSize(product),
      shapes: toForms(model),
    };
  });
}

function toForms(model: Model): ModelJob['shapes'] {
  const forms = new Map<string, ModelJob['shapes'][number]>();
  for (const variant of model.variants) {
    const parameters = { ...model.parameters, ...variant.parameters };
    const key = JSON.stringify(Object.entries(parameters).sort());
    const form = forms.get(key) ?? { name: variant.name, parameters, looks: [] };
    forms.set(key, form);
    form.looks.push({
      name: variant.name,
      label: Object.values(variant.when).join(', ') || variant.name,
      when: variant.when,
      materials: getVariantMaterials(model, variant),
    });
  }
  return [...forms.values()];
}
