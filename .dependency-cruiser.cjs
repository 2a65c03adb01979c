const { packages: allowed, folders } = require('./commands/repository/layers.json');

/** Fixtures, which are beside the feature they are for. */
const fixtures = '\\.fixtures?\\.tsx?$|-fixture\\.tsx$';

/** Tests, stories, journeys and settings are no part of the product and may use more than it. */
const besideTheProduct = [
  '\\.(test|stories|config|d)\\.[cm]?tsx?$',
  fixtures,
  '/(testing|docs|e2e|benchmarks?|fault-injection|screens|print|fonts|vite|publishing)/',
  '/build-[^/]+\\.ts$',
  // The route table is read by the build, and the pages come from Vite while developing.
  '^apps/storefront/(app/routes|server/pages)\\.ts$',
].join('|');

const directions = Object.entries(allowed).map(([folder, targets]) => ({
  name: `${folder} imports ${targets.length > 0 ? `only ${targets.join(', ')}` : 'no other package'}`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: besideTheProduct },
  to: {
    path: '^(packages|apps|commands|launcher|\\.storybook)/',
    pathNot: [folder, ...targets].map((one) => `^${one}/`),
  },
}));

/** A folder in a layer imports itself and the layers before its own, never its neighbours or what follows. */
const layers = Object.entries(folders).flatMap(([parent, order]) => [
  ...order.flatMap((layer, place) =>
    layer.map((folder) => ({
      name: `${parent}/${folder} imports no folder beside or after it`,
      severity: 'error',
      from: { path: `^${parent}/${folder}/`, pathNot: besideTheProduct },
      to: {
        path: `^${parent}/`,
        pathNot: [...order.slice(0, place).flat(), folder].map((one) => `^${parent}/${one}/`),
      },
    })),
  ),
  {
    name: `every folder of ${parent} is in a layer`,
    severity: 'error',
    from: {},
    to: {
      path: `^${parent}/.+/`,
      pathNot: [besideTheProduct, ...order.flat().map((one) => `^${parent}/${one}/`)],
    },
  },
]);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directions,
    ...layers,
    {
      name: 'contract knows zod alone',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: besideTheProduct },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'core'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'client knows no React',
      severity: 'error',
      from: { path: '^packages/client/' },
      to: { path: 'node_modules/(react|react-dom|react-router)/' },
    },
    {
      name: 'no circle of imports',
      severity: 'error',
      from: {},
      // A type that comes back leaves nothing to load.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'every import can be found',
      severity: 'error',
      from: {},
      // React Router writes these types; only the compiler looks for them.
      to: { couldNotResolve: true, pathNot: '/\\+types/' },
    },
    {
      name: 'every package that is imported is declared',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'the product needs no development dependency',
      severity: 'error',
      // Pictures and shapes are made at a desk and committed; the next rule keeps their tools away from whoever reads them.
      from: {
        path: '^(packages|apps)/',
        pathNot: `${besideTheProduct}|^packages/catalogue/src/(pictures|shapes)/`,
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm-peer'],
        pathNot: 'node_modules/@types/',
      },
    },
    {
      name: 'reading the catalogue needs no library of images or models',
      severity: 'error',
      from: { path: '^packages/catalogue/src/[^/]+\\.ts$', pathNot: besideTheProduct },
      to: { path: 'node_modules/(sharp|@gltf-transform|meshoptimizer)/', reachable: true },
    },
    {
      name: 'taking and judging pictures needs no design system',
      severity: 'error',
      // Its review page is built of it; what the gate runs is not. A bench of that page walks through it.
      from: { path: '^packages/visual/src/', pathNot: '^packages/visual/src/proof/' },
      to: { path: '^packages/(ui/|visual/review-page/)' },
    },
    {
      name: 'routes never import routes',
      severity: 'error',
      from: { path: '^apps/storefront/app/routes/', pathNot: besideTheProduct },
      to: { path: '^apps/storefront/app/routes/' },
    },
    {
      name: 'features import neither routes nor the root',
      severity: 'error',
      from: { path: '^apps/storefront/app/features/', pathNot: besideTheProduct },
      to: { path: '^apps/storefront/app/(routes/|[^/]+\\.tsx?$)' },
    },
    {
      name: 'the product never imports tests or stories',
      severity: 'error',
      from: { pathNot: `${besideTheProduct}|^commands/` },
      to: { path: `\\.(test|stories)\\.[cm]?tsx?$|${fixtures}|^apps/storefront/app/testing/` },
    },
    {
      name: 'only stories, pages and tests use the docs blocks and test helpers of the design system',
      severity: 'error',
      from: { pathNot: '^packages/ui/|^\\.storybook/|\\.(test|stories)\\.tsx?$' },
      to: { path: '^packages/ui/src/internal/(docs|testing)/' },
    },
    {
      name: 'nothing imports a command',
      severity: 'error',
      from: { pathNot: '^commands/' },
      to: { path: '^commands/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The consumers and the templates live outside of the workspace, where the package is another one.
    exclude: {
      path: '(^|/)(build|dist|storybook-static|\\.react-router|fonts-cache)/|^commands/package-tests/consumers/|^packages/ui/templates/',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
