import { join } from 'node:path';
import { shapesFolder } from '../models3d.ts';
import type { Sources } from '../pictures/job-hash.ts';
import { paths as pictured } from '../pictures/paths.ts';

/** Where the command reads and writes. */
export interface ShapePlaces extends Sources {
  /** What the generator makes; not committed. */
  masters: string;
  /** What the shop serves. */
  shapes: string;
  /** Logs. */
  reports: string;
}

export const shapePlaces: ShapePlaces = {
  models: pictured.models,
  materials: pictured.materials,
  masters: join(pictured.masters, 'shapes'),
  shapes: shapesFolder,
  reports: join(pictured.reports, '../models3d'),
};
