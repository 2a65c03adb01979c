/** What the bundler knows of a module. */
interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** What every page starts with, whichever it is. */
const onEveryPage = /\/app\/(?:root|entry\.client)\.tsx/;

/** Nobody comes to these first. What they share comes with them, and not with the first visit. */
const seldomFirst =
  /\/app\/routes\/(?:checkout|payment|orders|sales|about|coming-soon|outlets|privacy|return|shipping|terms)/;

/**
 * Names the one file of what many pages need from their start. What is loaded on demand has no place in it, from
 * however many places it is asked for: counted like pages, six dialogs would bring the calls they make to every visit.
 */
export function createSharedChunkSelector(name: string, minPages: number) {
  return (id: string, graph: Graph): string | null => {
    // A page runs when it is started, not when the file arrives in which it lies.
    if (graph.getModuleInfo(id)?.isEntry) return null;
    const seen = new Set([id]);
    let pages = 0;
    for (const each of seen) {
      const module = graph.getModuleInfo(each);
      if (module?.isEntry && !seldomFirst.test(each)) pages += onEveryPage.test(each) ? minPages : 1;
      // Importers by `import()` stand in a list of their own, and are not followed.
      for (const importer of module?.importers ?? []) seen.add(importer);
    }
    return pages >= minPages ? name : null;
  };
}
