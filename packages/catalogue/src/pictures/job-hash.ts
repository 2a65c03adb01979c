import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { familiesOf, type Job } from './jobs.ts';

/** What the pictures of a job are made of besides the job. */
export interface Sources {
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
 * Changes when the pictures would. A family's own file counts only for jobs that can use it: mending the lamp must not
 * cost hours for the sofas.
 */
export function hashOf(job: Job, sources: Sources): string {
  const code = codeOf(job, sources.models);
  const hash = createHash('sha256').update(JSON.stringify(job));
  for (const { path, text } of code) hash.update(`\n${path}\n`).update(text);
  for (const [name, material] of materialsIn(
    [JSON.stringify(job), ...code.map(({ text }) => text)],
    sources,
  )) {
    hash.update(`\n${name}\n`).update(JSON.stringify(material));
  }
  return hash.digest('hex');
}

/** The generator's files that a job can use, in the order of their paths. */
function codeOf(job: Job, models: string): Source[] {
  const files = globSync('**/*.{py,c}', { cwd: models })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(models, path), 'utf8') }));
  const own = files.filter(({ path }) => /^piri\/(families|scenes)\/(?!__init__)/.test(path));
  const wanted = new Set(familiesOf(job).map((family) => fileOf('families', family)));
  if (job.kind === 'scene') wanted.add(fileOf('scenes', job.id));
  // A family that shares another's file has none of its own; then any of them may be the one.
  const known = [...wanted].every((path) => own.some((file) => file.path === path));
  if (!known) return files;
  // Set iteration reaches what is added on the way, so that a family built on another one brings it along.
  for (const path of wanted) {
    const text = own.find((file) => file.path === path)?.text ?? '';
    for (const { path: other } of own) if (imports(text, other)) wanted.add(other);
  }
  return files.filter((file) => !own.includes(file) || wanted.has(file.path));
}

/** Python's modules have no hyphens. */
function fileOf(folder: string, name: string): string {
  return `piri/${folder}/${name.replaceAll('-', '_')}.py`;
}

function imports(text: string, path: string): boolean {
  const module = path.replace(/^.*\/|\.py$/g, '');
  return text.split('\n').some((line) => /^\s*(from|import)\s/.test(line) && mentions(line, module));
}

/** Materials that are named by the job or the code; a colour that nothing here names cannot show in its pictures. */
function materialsIn(texts: readonly string[], { materials }: Sources): [string, unknown][] {
  const table: Record<string, Record<string, unknown>> = JSON.parse(readFileSync(materials, 'utf8'));
  const all = Object.entries(table).flatMap(([kind, rows]) =>
    Object.entries(rows).map(([name, row]): [string, unknown] => [`${kind} ${name}`, row]),
  );
  return all.filter(([name]) => texts.some((text) => mentions(text, name.slice(name.indexOf(' ') + 1))));
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);
}
