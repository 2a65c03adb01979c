import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeOutdatedMasters } from '../encode-outdated-masters.ts';
import type { ImageCommandPaths } from '../image-command-paths.ts';
import { type ImageJob, planImageJobs } from '../jobs.ts';
import { createCameraFixture, createFurniturePixelsFixture } from './furniture-fixture.ts';
import { createRenderableProductFixture } from './generator-fixture.ts';

const crop = { left: 0.5, top: 0, width: 0.5, height: 1, widths: [64, 96, 128, 192, 240] };

/** The masters of one small product and one room, and an encoder for them. */
export class EncoderFixture {
  readonly folder = mkdtempSync(join(tmpdir(), 'piri-darkroom-'));
  readonly paths: ImageCommandPaths;
  readonly jobs: ImageJob[];

  constructor() {
    const at = (name: string) => join(this.folder, name);
    this.paths = {
      models: at('models'),
      materials: at('materials.json'),
      masters: at('masters'),
      pictures: at('pictures'),
      reports: at('reports'),
      stories: at('stories'),
    };
    const [room, sofa] = planImageJobs({
      products: [createRenderableProductFixture('a-sofa')],
      scenes: [{ id: 'room', products: [{ id: 'a-sofa' }] }],
    });
    if (room === undefined || sofa === undefined) throw new Error('Two jobs were expected.');
    this.jobs = [
      { ...room, views: [{ name: 'day', width: 480, height: 300, samples: 1 }] },
      { ...sofa, views: [{ name: 'front', width: 240, height: 300, samples: 1 }] },
    ];
  }

  /** Writes the masters as the generator would. */
  async develop(): Promise<void> {
    for (const job of this.jobs) {
      const folder = join(this.paths.masters, job.id);
      mkdirSync(folder, { recursive: true });
      const [view] = job.views;
      if (view === undefined) continue;
      const isRoom = job.kind === 'scene';
      const file = isRoom ? 'day.png' : 'ash-front.png';
      const camera = createCameraFixture(0);
      const raw = { width: view.width, height: view.height, channels: 4 as const };
      await sharp(createFurniturePixelsFixture(job, camera, view), { raw })
        .png()
        .toFile(join(folder, file));
      const variant = isRoom ? undefined : 'ash';
      const image = { ...view, file, variant, view: view.name, seconds: 1, method: 'rendered', camera };
      const hotspots = isRoom ? { day: [{ product: 'a-sofa', x: 0.6, y: 0.5 }] } : undefined;
      const record = { id: job.id, hash: 'made-by-hand', seconds: 1, pictures: [image], hotspots };
      writeFileSync(join(folder, 'record.json'), JSON.stringify(record));
    }
  }

  /** Encodes what is newer than its images. Returns the lines that the command would print. */
  async encode(): Promise<string[]> {
    const lines: string[] = [];
    const progress = { log: (line: string) => lines.push(line), passing: () => {} };
    const stop = new AbortController().signal;
    const { jobs, paths } = this;
    await encodeOutdatedMasters({ jobs, paths, crops: { room: { wide: crop } }, stop, progress });
    return lines;
  }

  /** Returns the names of an image's files. */
  served(id: string): string[] {
    return readdirSync(join(this.paths.pictures, id)).sort();
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'latin1');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
