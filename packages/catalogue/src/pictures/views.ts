import type { productViews, sceneViews } from '../image-reference.ts';

/** A picture to be taken: of what, how large, and how long the light is gathered. */
export interface View {
  name: string;
  width: number;
  height: number;
  samples: number;
}

export const productRenderViews: readonly (View & { name: (typeof productViews)[number] })[] = [
  { name: 'three-quarter', width: 1200, height: 1500, samples: 32 },
  { name: 'front', width: 900, height: 1125, samples: 24 },
  { name: 'detail', width: 900, height: 1125, samples: 16 },
];

/** High enough that the upright crop for phones is cut from it without being enlarged. The denoiser needs few samples, dark corners more of them. */
export const sceneRenderViews: readonly (View & { name: (typeof sceneViews)[number] })[] = [
  { name: 'day', width: 1920, height: 1200, samples: 14 },
  { name: 'night', width: 1920, height: 1200, samples: 20 },
];

/** Small and grainy, for the eye of who writes the generator. */
export function toPreviewView(view: View): View {
  return { ...view, width: Math.round(view.width / 3), height: Math.round(view.height / 3), samples: 12 };
}
