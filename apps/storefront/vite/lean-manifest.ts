import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  routes: Record<string, { hasDefaultExport: boolean }>;
}

/**
 * Leaves out of the table that browsers are given what is no page: files that a loader writes, such as the sitemap. They
 * are asked for by their address alone, and the router cannot show them.
 */
export function pagesOnly(script: string): string {
  const [, before = '', json = '', after = ''] = /^([^{]*)(\{.*\})([^}]*)$/s.exec(script) ?? [];
  const manifest: Manifest = JSON.parse(json);
  const pages = Object.entries(manifest.routes).filter(
    ([id, { hasDefaultExport }]) => id === 'root' || hasDefaultExport,
  );
  return before + JSON.stringify({ ...manifest, routes: Object.fromEntries(pages) }) + after;
}

/** Rewrites the one manifest of a finished build. Its name stays: it follows from what went into it. */
export async function leanManifest(assets: string) {
  const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
  const [name] = names;
  if (!name || names.length > 1)
    throw new Error(`${assets} has ${names.length} manifests of routes, not one.`);
  const path = join(assets, name);
  await writeFile(path, pagesOnly(await readFile(path, 'utf8')));
}
