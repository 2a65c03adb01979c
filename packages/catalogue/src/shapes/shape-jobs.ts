import type { RenderedProduct } from '../pictures/jobs.ts';
import { getRenderedSize } from '../pictures/rendered-size.ts';
import { getVariantMaterials } from '../render-variants.ts';

type Model = NonNullable<RenderedProduct['model']>;
type Parameters = Model['parameters'];

interface Look {
  name: string;
  /** What a shopper chooses to see it. */
  label: string;
  when: Model['variants'][number]['when'];
  materials: Record<string, string>;
}

/** What the generator is asked for, word by word what it reads; only the folder to write to is still missing. */
export interface ShapeJob {
  kind: 'shapes';
  id: string;
  family: string;
  size: { width: number; depth: number; height: number };
  /** One for each form that the product has; looks that differ in cloth or wood share theirs. */
  shapes: { name: string; parameters: Parameters; looks: Look[] }[];
}

/** A job for every product that can be pictured, as the catalogue has them. */
export function planShapes(products: readonly RenderedProduct[]): ShapeJob[] {
  return products.flatMap((product) => {
    const { id, model } = product;
    if (model === undefined) return [];
    return {
      kind: 'shapes' as const,
      id,
      family: model.family,
      size: getRenderedSize(product),
      shapes: formsOf(model),
    };
  });
}

function formsOf(model: Model): ShapeJob['shapes'] {
  const forms = new Map<string, ShapeJob['shapes'][number]>();
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
