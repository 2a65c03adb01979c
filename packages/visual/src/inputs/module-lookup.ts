/** The fields of the bundler's module information that are used here. */
export interface GraphModule {
  isEntry: boolean;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

export type ModuleLookup = (id: string) => GraphModule | null;

/** Returns the given modules and everything they import, statically or dynamically. Does not enter `stops`. */
export function collectReachableModules(
  start: readonly string[],
  graph: ModuleLookup,
  stops: readonly string[] = [],
): Set<string> {
  const reached = new Set<string>();
  const waiting = [...start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || stops.includes(id)) continue;
    reached.add(id);
    const module = graph(id);
    if (module) waiting.push(...module.importedIds, ...module.dynamicallyImportedIds);
  }
  return reached;
}

/** Returns a module's file relative to the root, or `null` if it is installed, virtual or outside of the root. */
export function toRepositoryPath(id: string, root: string): string | null {
  const [path = ''] = id.replaceAll('\\', '/').split(/[?#]/);
  const folder = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
  if (!path.startsWith(folder) || path.includes('/node_modules/')) return null;
  return path.slice(folder.length);
}
