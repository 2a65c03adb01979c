import { type ImageJob, listJobFiles } from './jobs.ts';
import type { MastersMetadata } from './render-output.ts';

/** The seconds for a million pixels and one sample, as measured for the first images on one core. */
const defaultRate = 2.7;

/**
 * Creates an estimate of a job's seconds from earlier jobs: the time of the same job if there is one, otherwise the
 * median of all.
 */
export function createRenderTimeEstimator(masters: readonly MastersMetadata[]): (job: ImageJob) => number {
  const rates = new Map(
    masters.map((manifest) => [manifest.id, manifest.seconds / estimateWork(manifest.pictures)]),
  );
  const sorted = [...rates.values()].sort((one, other) => one - other);
  const medianRate = sorted[Math.floor(sorted.length / 2)] ?? defaultRate;
  return (job) => (rates.get(job.id) ?? medianRate) * estimateWork(listJobFiles(job).map(({ view }) => view));
}

function estimateWork(images: readonly { width: number; height: number; samples: number }[]): number {
  return images.reduce((sum, { width, height, samples }) => sum + (width * height * samples) / 1e6, 0);
}

export function formatSeconds(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
