import type { productImageViews, sceneImageViews } from '../image-reference.ts';

/** An image to render: its name, its size and the number of samples. */
export interface RenderView {
  name: string;
  width: number;
  height: number;
  samples: number;
}

export const productRenderViews: readonly (RenderView & { name: (typeof productImageViews)[number] })[] = [
  { name: 'three-quarter', width: 1200, height: 1500, samples: 32 },
  { name: 'front', width: 900, height: 1125, samples: 24 },
  { name: 'detail', width: 900, height: 1125, samples: 16 },
];

/**
 * High enough to cut the upright crop for phones without enlarging it. The denoiser needs few samples; dark corners
 * need more.
 */
export const sceneRenderViews: readonly (RenderView & { name: (typeof sceneImageViews)[number] })[] = [
  { name: 'day', width: 1920, height: 1200, samples: 14 },
  { name: 'night', width: 1920, height: 1200, samples: 20 },
];

/** Returns a small and grainy version of a view, for the author of the generator. */
export function toPreviewView(view: RenderView): RenderView {
  return { ...view, width: Math.round(view.width / 3), height: Math.round(view.height / 3), samples: 12 };
}
