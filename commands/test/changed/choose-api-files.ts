import { getWorkspace, isBesideProduct, isModule, isTest } from './classify-files.ts';
import { findDependents, type ImportGraph } from './import-graph.ts';
import type { Change } from './read-change.ts';

const subjects = /^apps\/api\/src\/modules\/([^/]+)\//;

/** Returns whether a file is a part of the API, or of a package that it uses. */
export const isOfApi = (file: string) =>
  /^(apps\/api|packages\/(contract|catalogue|caller-address|pricing))\//.test(file) && !file.endsWith('.md');

/** Everything that puts the whole API together. From here on, all of the API would depend on every change. */
const isWholeApi = (file: string) =>
  /^apps\/api\/(src\/[^/]+\.ts$|src\/(testing|http)\/|benchmarks\/|fault-injection\/)/.test(file);

/**
 * Returns the API's test files that a change concerns, or why all are: those of the subjects whose code imports the
 * change, those that import it themselves, and all tests of the API as a whole (its processes, the fuzz test, the test
 * with two customers). The API is one program, so by imports alone every test would be concerned.
 */
export function chooseApiFiles(
  change: Change,
  graph: ImportGraph,
  tests: readonly string[],
): { files: string[] } | { whole: string } {
  const all = [...change.files, ...change.deleted];
  const unknown = all
    .filter(isOfApi)
    .find(
      (file) =>
        change.deleted.includes(file) ||
        !isModule(file) ||
        (!isTest(file) && (isWholeApi(file) || /^apps\/api\/src\/(db|core|runtime)\//.test(file))) ||
        /^packages\/(contract|catalogue|caller-address)\//.test(file),
    );
  if (unknown) return { whole: `${unknown} is a part of everything` };
  const own = all.filter(isOfApi);
  const reached = findDependents(graph, own, isWholeApi);
  const names = new Set(
    [...reached].flatMap((file) => (isTest(file) ? [] : (subjects.exec(file)?.[1] ?? []))),
  );
  const isConcerned = (file: string) => {
    const subject = subjects.exec(file)?.[1];
    return reached.has(file) || (subject === undefined && isWholeTest(file)) || names.has(subject ?? '');
  };
  return { files: tests.filter((file) => getWorkspace(file) === 'apps/api' && isConcerned(file)) };
}

const isWholeTest = (file: string) => /^apps\/api\/src\/([^/]+|http\/.*)$/.test(file);

/**
 * Returns the names of the calls whose handlers import a change of the API. A handler is in the file of its name:
 * `list-outlets.ts` handles `listOutlets`. Returns `undefined` if it is not known
 * which.
 */
export function findReachedCalls(
  change: Change,
  graph: ImportGraph,
  { files, read }: { files: readonly string[]; read: (file: string) => string },
): string[] | undefined {
  const own = [...change.files, ...change.deleted].filter((file) => isOfApi(file) && !isBesideProduct(file));
  if (own.length === 0) return [];
  if (own.some((file) => file.startsWith('apps/api/') && !subjects.test(file))) return undefined;
  const contract = files.filter((file) => file.startsWith('packages/contract/src/') && !isTest(file));
  const names = new Set(
    contract.flatMap((file) => [...read(file).matchAll(/\bname: '(\w+)'/g)].map(([, name = '']) => name)),
  );
  const reached = findDependents(graph, own, isWholeApi);
  const calls = [...reached].filter(isModule).map(toCallName);
  const found = [...new Set(calls)].filter((name) => names.has(name));
  // Code without a call runs beside them, such as mails and the gateways.
  const isInApi = [...reached].some((file) => file.startsWith('apps/api/src/') && !isBesideProduct(file));
  return found.length > 0 || !isInApi ? found : undefined;
}

/** Returns the name of the call that a file handles, such as `listOutlets`. */
function toCallName(file: string): string {
  const name =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.tsx?$/, '') ?? '';
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
