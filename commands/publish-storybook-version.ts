import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addVersion,
  addVersionMeta,
  nextVersion,
  parseVersions,
  versionsFile,
} from '../.storybook/versions/version-list.ts';
import { UserError } from '../launcher/user-error.mjs';

/** Returns the version of the design system in the repository: `next` if it has changes that are not released. */
export function readDesignSystemVersion(root: string): string {
  if (globSync('.changeset/*.md', { cwd: root }).length > 0) return nextVersion;
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
  return version;
}

/**
 * Puts a built Storybook into a folder beside the builds of other versions, adds it to the list that the menu in the
 * toolbar reads, and lets the folder's own page open the newest version. Returns the folder of the build.
 */
export function publishStorybookVersion(built: string, folder: string, version: string): string {
  const versions = addVersion(readVersions(folder), version);
  const own = join(folder, version);
  if (existsSync(own) && !existsSync(join(own, 'iframe.html'))) {
    throw new UserError(
      `${own} is not a built Storybook, so it is not replaced. Move it, or choose another folder.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  rmSync(own, { recursive: true, force: true });
  cpSync(built, own, { recursive: true });
  const page = join(own, 'index.html');
  writeFileSync(page, addVersionMeta(readFileSync(page, 'utf8'), version));
  writeFileSync(join(folder, versionsFile), `${JSON.stringify(versions)}\n`);
  const newest = versions.find((one) => one !== nextVersion) ?? version;
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>\n<html lang="en"><title>The workbench</title><meta http-equiv="refresh" content="0; url=./${newest}/"><a href="./${newest}/">The workbench</a></html>\n`,
  );
  return own;
}

function readVersions(folder: string): string[] {
  const file = join(folder, versionsFile);
  if (!existsSync(file)) return [];
  try {
    return parseVersions(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${(error as Error).message} Mend it, or delete it.`);
  }
}
