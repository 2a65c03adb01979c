/** The part of the module graph that the selector reads. */
interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** The entries of every page. */
const onEveryPage = /\/app\/(?:root|entry\.client)\.tsx/;

/** Pages that are rarely visited first. Modules that only they share are not part of a first load. */
const seldomFirst =
  /\/app\/routes\/(?:checkout|payment|orders|sales|about|coming-soon|outlets|privacy|return|shipping|terms)/;

/**
 * Returns a function that puts a module into the shared chunk if at least `minPages` pages import it statically.
 * Importers that load it on demand do not count: six dialogs would otherwise add their API calls to every first load.
 */
export function createSharedChunkSelector(name: string, minPages: number) {
  return (id: string, graph: Graph): string | null => {
    // An entry must run when it is started, not when its chunk has loaded.
    if (graph.getModuleInfo(id)?.isEntry) return null;
    const seen = new Set([id]);
    let pages = 0;
    for (const each of seen) {
      const module = graph.getModuleInfo(each);
      if (module?.isEntry && !seldomFirst.test(each)) pages += onEveryPage.test(each) ? minPages : 1;
      // `importers` does not contain those that use `import()`.
      for (const importer of module?.importers ?? []) seen.add(importer);
    }
    return pages >= minPages ? name : null;
  };
}
