import { isBesideProduct, isModule } from './classify-files.ts';
import { findDependents, type ImportGraph } from './import-graph.ts';
import type { Change } from './read-change.ts';

export interface SpecSources {
  graph: ImportGraph;
  /** The end-to-end specs. */
  specs: readonly string[];
  /** The text of `app/routes.ts`. */
  routeTable: string;
  /** Names of API calls that a change of the API reaches, or `undefined` if they are not known. */
  calls: readonly string[] | undefined;
  read: (file: string) => string;
}

type Chosen = { specs: string[]; pages: string[] } | { whole: string };

const storefront = 'apps/storefront/';
const isSpec = (file: string) => file.startsWith(`${storefront}e2e/`) && file.endsWith('.spec.ts');
/** Code that every page contains. */
const isInEveryPage = (file: string) =>
  /^apps\/storefront\/(server\/|server\.ts|vite\/|env\.ts|public\/|app\/[^/]+$|app\/routes\/page-boundary\.tsx)/.test(
    file,
  );

/**
 * Returns the end-to-end specs that a change concerns, with the addresses of the pages that it reaches, or why all are
 * run. A spec is concerned if it, or a helper that it imports, names the address of such a page. A spec that names no page
 * is always concerned.
 */
export function chooseSpecs(change: Change, sources: SpecSources): Chosen {
  const { graph, specs, read } = sources;
  const all = [...change.files, ...change.deleted];
  const own = all.filter(
    (file) => file.startsWith(`${storefront}e2e/`) && !file.startsWith(`${storefront}e2e/engines/`),
  );
  const isOfShop = (file: string) =>
    /^(apps\/storefront\/(app|server|vite|public)\/|apps\/storefront\/[^/]+$|packages\/(ui|client|contract|pricing|caller-address|catalogue)\/)/.test(
      file,
    ) &&
    !isBesideProduct(file) &&
    !/^packages\/ui\/(publishing|codemod|theme|templates)\//.test(file);
  const product = all.filter(isOfShop);
  const unknown =
    product.find((file) => change.deleted.includes(file) || !isModule(file) || isOfEveryPage(file)) ??
    own.find((file) => change.deleted.includes(file) || !isModule(file));
  if (unknown) return { whole: `it is not known which pages ${unknown} reaches` };
  const { calls } = sources;
  if (calls === undefined) return { whole: 'it is not known which calls of the API the change reaches' };
  const callers = [...graph.keys()].filter(
    (file) =>
      file.startsWith(`${storefront}app/`) &&
      !isBesideProduct(file) &&
      calls.some((call) => new RegExp(`\\b${call}\\b`).test(read(file))),
  );
  const reached = findDependents(graph, [...product, ...callers], isBesideProduct);
  const shared = [...reached].find(isInEveryPage);
  if (shared) return { whole: `${shared} is a part of every page and reaches the change` };
  const routes = parseRoutes(sources.routeTable);
  const pages = [...reached].flatMap((file) => routes.get(file) ?? []);
  const edited = findDependents(graph, own);
  const importing = findDependents(graph, all);
  const texts = readSpecsWithHelpers(graph, specs, read);
  const names = (spec: string, address: string) => namesPage(texts.get(spec) ?? '', address);
  const addresses = [...routes.values()];
  const chosen = specs.filter(
    (spec) =>
      importing.has(spec) ||
      (pages.length > 0 &&
        (/\bshopPages\b/.test(read(spec)) ||
          pages.some((page) => names(spec, page)) ||
          !addresses.some((page) => names(spec, page)))) ||
      calls.some((call) => new RegExp(`\\b${call}\\b`).test(read(spec))),
  );
  // A spec of its own that was edited is run for all pages.
  return { specs: chosen.filter(isSpec), pages: chosen.some((spec) => edited.has(spec)) ? [] : pages };
}

/** Returns the text of each spec, together with the helpers that it imports. */
function readSpecsWithHelpers(graph: ImportGraph, specs: readonly string[], read: SpecSources['read']) {
  const texts = new Map(specs.map((spec) => [spec, read(spec)]));
  for (const [file, dependents] of graph) {
    if (!file.startsWith(`${storefront}e2e/`) || file.endsWith('/shop-pages.ts')) continue;
    for (const spec of dependents) {
      const text = texts.get(spec);
      if (text !== undefined) texts.set(spec, `${text}\n${read(file)}`);
    }
  }
  return texts;
}

/** The contract is one module of all calls, and the catalogue is what every page shows. */
const isOfEveryPage = (file: string) => /^packages\/(contract|catalogue)\//.test(file);

/** Returns the address of each route's file, such as `/shop`. */
export function parseRoutes(table: string): Map<string, string> {
  const found = table.matchAll(/(?:route\('([^']+)', |index\()'(routes\/[^']+)'/g);
  return new Map(
    [...found].map(([, path = '', file = '']) => [
      `${storefront}app/${file}`,
      `/${path.replace(/\/:.*$/, '')}`,
    ]),
  );
}

function namesPage(text: string, address: string): boolean {
  if (address === '/') return /['"`]\/['"`?#]|address\)|\burls\.shop\)/.test(text);
  if (address === '/*') return /nowhere|404/.test(text);
  return new RegExp(`${address}(?![\\w-])`).test(text);
}
