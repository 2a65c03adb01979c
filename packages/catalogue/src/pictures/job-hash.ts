import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelJob } from '../shapes/model-jobs.ts';
import { type ImageJob, listJobFamilies } from './jobs.ts';

/** What the images of a job depend on, besides the job. */
export interface JobSourcePaths {
  /** The generator's folder. */
  models: string;
  /** The table of materials. */
  materials: string;
}

interface Source {
  path: string;
  text: string;
}

/**
 * Returns a hash that changes when the images would. It covers only files that the job can reach: a change to the lamp
 * must not cause hours of rendering sofas.
 */
export function hashImageJob(job: ImageJob, sources: JobSourcePaths): string {
  return hashOver(job, listReachableFiles(job, sources.models), sources);
}

/** Returns the same for a product's 3D models, for which the generator has a separate entry. */
export function hashModelJob(job: ModelJob, sources: JobSourcePaths): string {
  const entryFiles = globSync('piri/shapes/*.py', { cwd: sources.models });
  const start = ['shapes.py', ...entryFiles, getModulePath('families', job.family)];
  return hashOver(job, reachedFrom(start, sources.models), sources);
}

function hashOver(job: ImageJob | ModelJob, code: readonly Source[], sources: JobSourcePaths): string {
  const hash = createHash('sha256').update(JSON.stringify(job));
  for (const { path, text } of code) hash.update(`\n${path}\n`).update(text);
  const texts = [JSON.stringify(job), ...code.map(({ text }) => text)];
  for (const [name, material] of materialsIn(texts, sources)) {
    hash.update(`\n${name}\n`).update(JSON.stringify(material));
  }
  return hash.digest('hex');
}

/** Returns the generator's files that a job can reach, ordered by path. */
function listReachableFiles(job: ImageJob, models: string): Source[] {
  const entryFiles = listJobFamilies(job).map((family) => getModulePath('families', family));
  if (job.kind === 'scene') entryFiles.push(getModulePath('scenes', job.id));
  return reachedFrom(['render.py', ...entryFiles], models, (from, to) => isOtherKind(job, from, to));
}

/** Returns the files that are reachable by imports from the given ones, and all files that are not Python. */
function reachedFrom(
  entryFiles: readonly string[],
  models: string,
  isClosed: (from: string, to: string) => boolean = () => false,
): Source[] {
  const files = globSync('**/*.{py,c}', { cwd: models })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(models, path), 'utf8') }));
  // A family that shares another one's file has none of its own. Then any file may contain it.
  if (entryFiles.some((path) => files.every((file) => file.path !== path))) return files;
  const reached = new Set(entryFiles);
  // Paths added during the loop are visited too, so that imports are followed to their end.
  for (const path of reached) {
    const text = files.find((file) => file.path === path)?.text ?? '';
    for (const other of files)
      if (imports(text, other.path) && !isClosed(path, other.path)) reached.add(other.path);
  }
  const isCode = ({ path }: Source) => path.endsWith('.py') && !path.endsWith('__init__.py');
  return files.filter((file) => !isCode(file) || reached.has(file.path));
}

/**
 * Returns whether an import is for the other kind of job: the entry imports code for products and for rooms, and a job
 * runs only one of them.
 */
function isOtherKind(job: ImageJob, from: string, to: string): boolean {
  return from === 'render.py' && to === (job.kind === 'scene' ? 'piri/product.py' : 'piri/scene.py');
}

/** Returns the path of a Python module. Module names have no hyphens. */
function getModulePath(folder: string, name: string): string {
  return `piri/${folder}/${name.replaceAll('-', '_')}.py`;
}

function imports(text: string, path: string): boolean {
  const module = path.replace(/^.*\/|\.py$/g, '');
  const statements = text.match(/^\s*(from|import)\s[^\n(]*(\([^)]*\))?/gm) ?? [];
  return statements.some((statement) => mentions(statement, module));
}

/** Returns the materials that the job or the code names. Other colours cannot appear in its images. */
function materialsIn(texts: readonly string[], { materials }: JobSourcePaths): [string, unknown][] {
  const table: Record<string, Record<string, unknown>> = JSON.parse(readFileSync(materials, 'utf8'));
  const all = Object.entries(table).flatMap(([kind, rows]) =>
    Object.entries(rows).map(([name, row]): [string, unknown] => [`${kind} ${name}`, row]),
  );
  return all.filter(([name]) => texts.some((text) => mentions(text, name.slice(name.indexOf(' ') + 1))));
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);
}
