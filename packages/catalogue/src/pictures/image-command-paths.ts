import { join } from 'node:path';
import { imagesFolder } from '../images.ts';
import type { JobSourcePaths } from './job-hash.ts';

/** The folders that the command reads and writes. */
export interface ImageCommandPaths extends JobSourcePaths {
  /** The generator's output: large, and not committed. */
  masters: string;
  /** The images that the shop serves. */
  pictures: string;
  /** Contact sheets and logs. */
  reports: string;
  /** The few images that the design system shows in its stories. */
  stories: string;
}

const catalogue = join(import.meta.dirname, '../..');
const root = join(catalogue, '../..');

export const imageCommandPaths: ImageCommandPaths = {
  models: join(catalogue, 'models'),
  materials: join(catalogue, 'data/materials.json'),
  masters: join(catalogue, '.masters'),
  pictures: imagesFolder,
  reports: join(root, 'reports/images'),
  stories: join(root, 'packages/ui/src/internal/pictures'),
};

export function getPreviewFolder({ masters }: ImageCommandPaths): string {
  return join(masters, 'preview');
}
