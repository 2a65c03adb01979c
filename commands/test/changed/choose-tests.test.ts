import { expect, it } from 'vitest';
import { chooseApiFiles, findReachedCalls } from './choose-api-files.ts';
import { chooseSpecs, parseRoutes } from './choose-specs.ts';
import { chooseUnitFiles } from './choose-unit-files.ts';
import { isGlobal } from './classify-files.ts';
import { readImportsAndExports } from './find-changed-imports.ts';
import { findDependentWorkspaces } from './find-dependent-workspaces.ts';

const app = 'apps/storefront/app';
const e2e = 'apps/storefront/e2e';
const modules = 'apps/api/src/modules';
const change = (...files: string[]) => ({ base: 'HEAD', files, deleted: [] as string[] });

const texts: Record<string, string> = {
  'packages/contract/src/outlets.ts': `endpoint({ name: 'listOutlets' })`,
  [`${app}/features/outlets/load-outlets.ts`]: 'client.listOutlets()',
  [`${e2e}/outlets.spec.ts`]: `goto('/outlets')`,
  [`${e2e}/shop.spec.ts`]: `goto('/shop?color=Ash')`,
  [`${e2e}/shop-bar.spec.ts`]: `goto('/shopV1')`,
  [`${e2e}/every-page.spec.ts`]: 'for (const page of shopPages)',
  [`${e2e}/certificates.spec.ts`]: 'goto(secure)',
  [`${e2e}/support/find-outlet.ts`]: `goto('/outlets')`,
  [`${e2e}/checkout.spec.ts`]: `goto('/checkout'); await findOutlet(page)`,
};
const graph = new Map([
  ['packages/ui/src/tabs/tabs.tsx', [`${app}/routes/outlets.tsx`, 'packages/ui/src/tabs/tabs.test.tsx']],
  ['packages/ui/src/link/link.tsx', [`${app}/root.tsx`]],
  ['packages/ui/src/unused/unused.tsx', []],
  [`${app}/features/outlets/load-outlets.ts`, [`${app}/routes/outlets.tsx`]],
  [`${app}/routes/outlets.tsx`, [`${app}/routes/outlets.stories.tsx`]],
  [`${app}/routes/shop.tsx`, []],
  [`${e2e}/support/find-outlet.ts`, [`${e2e}/checkout.spec.ts`]],
  [`${modules}/geo/distance.ts`, [`${modules}/outlets/list-outlets.ts`]],
  [`${modules}/outlets/list-outlets.ts`, ['apps/api/src/app.ts']],
  [`${modules}/mail/send-mails.ts`, ['apps/api/src/background-jobs.ts']],
  ['apps/api/src/app.ts', ['apps/api/src/testing/test-api.ts']],
  [
    'apps/api/src/testing/test-api.ts',
    [`${modules}/outlets/outlets.test.ts`, `${modules}/cart/cart.test.ts`],
  ],
  ['packages/pricing/src/discount.ts', [`${modules}/cart/quote-cart.ts`]],
]);
const sources = { files: Object.keys(texts), read: (file: string) => texts[file] ?? '' };
const routeTable = `route('shop', 'routes/shop.tsx'), route('shopV1', 'routes/shop-v1.tsx'),
  route('outlets', 'routes/outlets.tsx'), index('routes/home.tsx'), route('checkout', 'routes/checkout.tsx')`;

function choose(...files: string[]) {
  const given = change(...files);
  const specs = Object.keys(texts).filter((file) => file.endsWith('.spec.ts'));
  const calls = findReachedCalls(given, graph, sources);
  const chosen = chooseSpecs(given, { graph, specs, routeTable, calls, read: sources.read });
  if ('whole' in chosen) return chosen.whole;
  return { pages: chosen.pages, specs: chosen.specs.map((file) => file.split('/').at(-1)) };
}

it('a component concerns the specs of its pages: by their text, by a helper, of every page, and of no known page', () => {
  const specs = ['outlets.spec.ts', 'every-page.spec.ts', 'certificates.spec.ts', 'checkout.spec.ts'];
  expect(choose('packages/ui/src/tabs/tabs.tsx')).toEqual({ pages: ['/outlets'], specs });
});

it('an address is not mistaken for one that begins with it', () => {
  expect(choose(`${app}/routes/shop.tsx`)).toEqual({
    pages: ['/shop'],
    specs: ['shop.spec.ts', 'every-page.spec.ts', 'certificates.spec.ts'],
  });
});

it('a module of the API concerns the pages that make the calls which it handles', () => {
  expect(choose(`${modules}/geo/distance.ts`)).toMatchObject({ pages: ['/outlets'] });
});

it('runs every spec if it is not known what a change reaches', () => {
  expect(choose('packages/ui/src/link/link.tsx')).toContain('root.tsx is a part of every page');
  expect(choose(`${modules}/mail/send-mails.ts`)).toContain('not known which calls');
  expect(choose('packages/pricing/src/discount.ts')).toContain('not known which calls');
  expect(choose('apps/api/src/app.ts')).toContain('not known which calls');
  expect(choose('packages/contract/src/outlets.ts')).toContain('not known which');
  expect(choose('packages/catalogue/data/materials.json')).toContain('not known which');
  expect(choose(`${app}/routes/shop.css`)).toContain('not known which');
  expect(choose(`${e2e}/support/picture.png`)).toContain('not known which');
});

it('runs no spec for tests, stories and what no page contains, and an edited spec for all pages', () => {
  expect(choose('packages/ui/src/tabs/tabs.test.tsx', `${app}/routes/shop.stories.tsx`)).toMatchObject({
    specs: [],
  });
  expect(choose('packages/ui/src/unused/unused.tsx')).toMatchObject({ specs: [] });
  expect(choose(`${e2e}/support/find-outlet.ts`)).toEqual({ pages: [], specs: ['checkout.spec.ts'] });
});

it('reads the addresses of the routes', () => {
  expect(
    parseRoutes(`index('routes/home.tsx'), route('a/:b', 'routes/a.tsx'), route('*', 'routes/x.tsx')`),
  ).toEqual(
    new Map([
      [`${app}/routes/home.tsx`, '/'],
      [`${app}/routes/a.tsx`, '/a'],
      [`${app}/routes/x.tsx`, '/*'],
    ]),
  );
});

const apiTests = [
  `${modules}/outlets/outlets.test.ts`,
  `${modules}/cart/cart.test.ts`,
  'apps/api/src/fuzz.test.ts',
  'apps/api/src/core/log.test.ts',
];

it('a module of the API concerns its subject, the subjects that import it, and the tests of the whole', () => {
  expect(chooseApiFiles(change(`${modules}/geo/distance.ts`), graph, apiTests)).toEqual({
    files: [`${modules}/outlets/outlets.test.ts`, 'apps/api/src/fuzz.test.ts'],
  });
  expect(chooseApiFiles(change('packages/pricing/src/discount.ts'), graph, apiTests)).toEqual({
    files: [`${modules}/cart/cart.test.ts`, 'apps/api/src/fuzz.test.ts'],
  });
});

it.each(['apps/api/src/db/connect.ts', 'apps/api/src/app.ts', 'packages/contract/src/cart.ts'])(
  '%s concerns every test of the API',
  (file) => expect(chooseApiFiles(change(file), graph, apiTests)).toHaveProperty('whole'),
);

it('counts what reads files as changed: in its own workspace, or if it names the changed one', () => {
  const read: Record<string, string> = {
    'commands/repository/names.test.ts': '',
    'packages/ui/src/tokens/tokens.test.ts': `import { readFileSync } from 'node:fs'`,
    'packages/ui/src/link/link.test.tsx': '',
    'packages/visual/src/own.test.ts': `import { rmSync } from 'node:fs'`,
    'packages/visual/src/planted.ts': `import { readFile } from 'node:fs/promises'; 'packages/ui/src'`,
    'apps/storefront/server/read-pictures.ts': `import { readFile } from 'node:fs/promises'`,
  };
  const code = { files: Object.keys(read), read: (file: string) => read[file] ?? '' };
  expect(chooseUnitFiles(change('packages/ui/src/link/link.tsx'), code)).toEqual({
    files: [
      'commands/repository/names.test.ts',
      'packages/ui/src/link/link.tsx',
      'packages/ui/src/tokens/tokens.test.ts',
      'packages/visual/src/planted.ts',
    ],
  });
  const data = chooseUnitFiles(change('apps/storefront/public/icon.svg'), code);
  expect(data).toMatchObject({ files: expect.arrayContaining(['apps/storefront/server/read-pictures.ts']) });
});

it('runs every unit test if a module is gone', () => {
  const gone = { base: 'HEAD', files: [], deleted: ['packages/ui/src/link/link.tsx'] };
  expect(chooseUnitFiles(gone, { files: [], read: () => '' })).toHaveProperty('whole');
});

it('compares imports and exports, not the code between them', () => {
  const read = (text: string) => readImportsAndExports(text);
  expect(read(`import { a } from 'a';\nconst b = 1;`)).toBe(read(`import { a } from 'a';\nconst b = 2;`));
  const before = read(`import {\n  a,\n} from 'a';\nexport const b = 1;`);
  expect(read(`import {\n  a,\n  c,\n} from 'a';\nexport const b = 1;`)).not.toBe(before);
  expect(read(`import {\n  a,\n} from 'a';\nexport const c = 1;`)).not.toBe(before);
  expect(read(`import {\n  a,\n} from 'a';\nexport const b = 1;\nawait import('./d.ts');`)).not.toBe(before);
});

it('knows the workspaces that depend on another one', () => {
  expect([...findDependentWorkspaces(['packages/pricing'])].sort()).toEqual([
    '.storybook',
    'apps/api',
    'apps/storefront',
    'commands',
    'packages/pricing',
  ]);
  expect([...findDependentWorkspaces(['launcher'])]).toEqual(['launcher', 'commands']);
  expect([...findDependentWorkspaces(['commands'])]).toEqual(['commands']);
});

it.each([
  'pnpm-lock.yaml',
  'package.json',
  'packages/ui/package.json',
  'tsconfig.base.json',
  'patches/a.patch',
  'apps/api/vitest.config.ts',
])('everything depends on %s', (file) => expect(isGlobal(file)).toBe(true));
