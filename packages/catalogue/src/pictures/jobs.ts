import type { Product } from '../products.ts';
import type { ParametricModel } from '../render-variants.ts';
import type { Scene } from '../scenes.ts';
import type { ItemSize } from './image-camera.ts';
import { productRenderViews, type RenderView, sceneRenderViews, toPreviewView } from './render-views.ts';
import { getRenderedItemSize } from './rendered-size.ts';

type Parameters = ParametricModel['parameters'];
type Materials = ParametricModel['materials'];

/** A product in all its variants, rendered together because they share one shape and one light. */
export interface ProductJob {
  kind: 'product';
  id: string;
  family: string;
  size: ItemSize;
  parameters: Parameters;
  materials: Materials;
  variants: { name: string; parameters?: Parameters | undefined; materials: Materials }[];
  views: RenderView[];
}

export interface SceneJob {
  kind: 'scene';
  id: string;
  views: RenderView[];
  products: Record<string, { family: string; size: ItemSize; parameters: Parameters; materials: Materials }>;
}

/** A request to the generator, in the format that it reads. Only the output folder is still missing. */
export type ImageJob = ProductJob | SceneJob;

/** The fields of a product that determine how it looks. */
export type RenderableProduct = Pick<Product, 'id' | 'dimensions' | 'model'>;
export type RenderableScene = Pick<Scene, 'id' | 'products'>;

/** Returns all jobs: rooms first, because the home page shows them, then products in the order of the catalogue. */
export function planImageJobs(
  { products, scenes }: { products: readonly RenderableProduct[]; scenes: readonly RenderableScene[] },
  { preview = false } = {},
): ImageJob[] {
  const jobs: ImageJob[] = [
    ...scenes.map((scene) => sceneJob(scene, products)),
    ...products.flatMap((product) => productJob(product) ?? []),
  ];
  return preview ? jobs.map((job) => ({ ...job, views: job.views.map(toPreviewView) })) : jobs;
}

function productJob(product: RenderableProduct): ProductJob | undefined {
  const { id, model } = product;
  if (model === undefined) return undefined;
  const { family, parameters, materials } = model;
  const variants = model.variants.map(({ name, parameters, materials }) => ({ name, parameters, materials }));
  const views = [...productRenderViews];
  return {
    kind: 'product',
    id,
    family,
    size: getRenderedItemSize(product),
    parameters,
    materials,
    variants,
    views,
  };
}

function sceneJob(scene: RenderableScene, products: readonly RenderableProduct[]): SceneJob {
  const items = scene.products.map(({ id, look }) => {
    const product = products.find((one) => one.id === id);
    const variants = product?.model?.variants ?? [];
    const variant = look === undefined ? variants[0] : variants.find(({ name }) => name === look);
    if (product?.model === undefined || variant === undefined) {
      throw new Error(`The room "${scene.id}" shows "${id}", which has no model in that look.`);
    }
    const { family, parameters, materials } = product.model;
    const item = {
      family,
      size: getRenderedItemSize(product),
      parameters: { ...parameters, ...variant.parameters },
      materials: { ...materials, ...variant.materials },
    };
    return [id, item] as const;
  });
  return { kind: 'scene', id: scene.id, views: [...sceneRenderViews], products: Object.fromEntries(items) };
}

/** Returns the files that a job must produce. */
export function listJobFiles(
  job: ImageJob,
): { file: string; variant: string | undefined; view: RenderView }[] {
  if (job.kind === 'scene') {
    return job.views.map((view) => ({ file: `${view.name}.png`, variant: undefined, view }));
  }
  return job.variants.flatMap(({ name }) =>
    job.views.map((view) => ({ file: `${name}-${view.name}.png`, variant: name, view })),
  );
}

/** Returns all families whose code a job needs. */
export function listJobFamilies(job: ImageJob): string[] {
  const names =
    job.kind === 'product' ? [job.family] : Object.values(job.products).map(({ family }) => family);
  return [...new Set(names)];
}
