import { join } from 'node:path';
import { modelsFolder } from '../models3d.ts';
import type { JobSourcePaths } from '../pictures/job-hash.ts';
import { paths as pictured } from '../pictures/paths.ts';

/** The folders that the command reads and writes. */
export interface ModelPaths extends JobSourcePaths {
  /** The generator's output; not committed. */
  masters: string;
  /** The files that the shop serves. */
  shapes: string;
  /** Logs. */
  reports: string;
}

export const modelPaths: ModelPaths = {
  models: pictured.models,
  materials: pictured.materials,
  masters: join(pictured.masters, 'shapes'),
  shapes: modelsFolder,
  reports: join(pictured.reports, '../models3d'),
};
