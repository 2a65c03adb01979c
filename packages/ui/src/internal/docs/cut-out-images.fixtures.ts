import type { ImageFixture } from './images.fixtures.ts';

/** Cut-outs of six of the shop's items with their shadows, small enough to be part of the repository. */
export const cutOutImageFixtures = {
  sofa: { src: new URL('../pictures/sofa.avif', import.meta.url).href, width: 480, height: 227 },
  armchair: { src: new URL('../pictures/armchair.avif', import.meta.url).href, width: 480, height: 504 },
  centreTable: {
    src: new URL('../pictures/centre-table.avif', import.meta.url).href,
    width: 480,
    height: 259,
  },
  sideboard: { src: new URL('../pictures/sideboard.avif', import.meta.url).href, width: 480, height: 390 },
  bed: { src: new URL('../pictures/bed.avif', import.meta.url).href, width: 480, height: 311 },
  stool: { src: new URL('../pictures/stool.avif', import.meta.url).href, width: 480, height: 256 },
} as const satisfies Record<string, ImageFixture>;
