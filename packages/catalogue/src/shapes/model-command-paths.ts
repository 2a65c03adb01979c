import { join } from 'node:path';
import { models3dFolder } from '../models3d.ts';
import { imageCommandPaths } from '../pictures/image-command-paths.ts';
import type { JobSourcePaths } from '../pictures/job-hash.ts';

/** The folders that the command reads and writes. */
export interface ModelCommandPaths extends JobSourcePaths {
  /** The generator's output; not committed. */
  masters: string;
  /** The files that the shop serves. */
  shapes: string;
  /** Logs. */
  reports: string;
}

export const modelCommandPaths: ModelCommandPaths = {
  models: imageCommandPaths.models,
  materials: imageCommandPaths.materials,
  masters: join(imageCommandPaths.masters, 'shapes'),
  shapes: models3dFolder,
  reports: join(imageCommandPaths.reports, '../models3d'),
};
