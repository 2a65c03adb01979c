import { join } from 'node:path';
import { models3dFolder } from '../models3d.ts';
import { imageCommandPaths as pictured } from '../pictures/image-command-paths.ts';
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
  models: pictured.models,
  materials: pictured.materials,
  masters: join(pictured.masters, 'shapes'),
  shapes: models3dFolder,
  reports: join(pictured.reports, '../models3d'),
};
