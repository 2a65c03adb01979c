import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CliError } from './cli-error.ts';
import type { ImageCommandPaths } from './image-command-paths.ts';
import type { ImageJob } from './jobs.ts';
import { readMastersMetadata } from './render-output.ts';

/**
 * The families that the design system's stories show. They are named by kind, because the design system knows no
 * products.
 */
const families = ['sofa', 'armchair', 'centre-table', 'sideboard', 'bed', 'stool'];

const width = 480;
const maxFixtureBytes = 12_000;
const qualities = [70, 62, 54, 46, 38];

/** Makes six small cut-outs from the first product of each family. Returns what was made. */
export async function makeStoryFixtures(
  jobs: readonly ImageJob[],
  { masters, stories }: ImageCommandPaths,
): Promise<string> {
  await mkdir(stories, { recursive: true });
  const lines: string[] = [];
  for (const family of families) {
    const path = findCoverFile(family, jobs, masters);
    const small = await encode(path);
    await writeFile(join(stories, `${family}.avif`), small);
    lines.push(`${family}.avif ${(small.length / 1000).toFixed(1)} KB`);
  }
  return `${stories}: ${lines.join(', ')}`;
}

function findCoverFile(family: string, jobs: readonly ImageJob[], masters: string): string {
  const job = jobs.find((one) => one.kind === 'product' && one.family === family);
  const master = job && readMastersMetadata(masters, job.id);
  const face = master?.pictures.find(({ view }) => view === 'three-quarter');
  if (job === undefined || face === undefined) {
    throw new CliError(
      `There is no rendered image of a ${family} to create the fixtures from. Render one first: npm run images`,
    );
  }
  return join(masters, job.id, face.file);
}

async function encode(path: string): Promise<Buffer> {
  for (const quality of qualities) {
    // Trim the transparent border, so that a story needs no size for each image.
    const small = await sharp(path).trim().resize(width).avif({ quality, effort: 7 }).toBuffer();
    if (small.length <= maxFixtureBytes) return small;
  }
  throw new CliError(`${path} does not fit into ${maxFixtureBytes} bytes at a width of ${width}.`);
}
