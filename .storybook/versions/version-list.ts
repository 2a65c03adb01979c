/** The file beside the folders of several builds. The menu in the toolbar lists what it names. */
export const versionsFile = 'versions.json';

/** The name of a build whose changes are not released yet. */
export const nextVersion = 'next';

/** The `<meta>` element in the page of a build that stands beside others: its content is the folder of the build. */
export const versionMetaName = 'workbench-version';

/** Reads `versions.json`: the folders of the builds. Throws an error if it is something else. */
export function parseVersions(json: string): string[] {
  const content: unknown = JSON.parse(json);
  if (!Array.isArray(content) || !content.every(isVersion)) {
    throw new Error('It must be a list of names of folders, such as ["next", "0.1.0"].');
  }
  return content;
}

/** Returns a list with the version added: what is not released first, then the newest. */
export function addVersion(versions: readonly string[], version: string): string[] {
  if (!isVersion(version)) throw new Error(`“${version}” cannot be the name of a version’s folder.`);
  return [...new Set([...versions, version])].sort(
    (one, other) =>
      Number(other === nextVersion) - Number(one === nextVersion) ||
      other.localeCompare(one, 'en', { numeric: true }),
  );
}

/** Returns the page of a build with the name of its folder. */
export function addVersionMeta(page: string, version: string): string {
  if (!page.includes('<head>')) throw new Error('The page of the built Storybook has no <head>.');
  return page.replace('<head>', `<head>\n    <meta name="${versionMetaName}" content="${version}" />`);
}

/** A name becomes part of an address, so it must not lead elsewhere. */
function isVersion(name: unknown): name is string {
  return typeof name === 'string' && /^[a-z0-9][\w.-]*$/i.test(name);
}
