/** The part of the bundler's view of a module that is read here. */
export interface GraphModule {
  isEntry: boolean;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

export type ModuleGraph = (id: string) => GraphModule | null;

/** The modules reached from these by imports of both kinds, these among them. What lies behind `stop` is not looked at. */
export function collectReachableModules(
  start: readonly string[],
  graph: ModuleGraph,
  stop?: string,
): Set<string> {
  const reached = new Set<string>();
  const waiting = [...start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || id === stop) continue;
    reached.add(id);
    const module = graph(id);
    if (module) waiting.push(...module.importedIds, ...module.dynamicallyImportedIds);
  }
  return reached;
}

/** The file behind a module, relative to the root; null for what is installed, virtual or outside. */
export function toRepositoryPath(id: string, root: string): string | null {
  const [path = ''] = id.replaceAll('\\', '/').split(/[?#]/);
  const folder = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
  if (!path.startsWith(folder) || path.includes('/node_modules/')) return null;
  return path.slice(folder.length);
}
