/**
 * What each command does, with an example, for `--help`. A command with `hasHelp` then prints its own options.
 *
 * @type {Readonly<Record<string, { does: string, example: string, hasHelp?: true }>>}
 */
export const commandHelp = {
  start: {
    does: 'Sets up, builds and seeds what is missing, and serves the shop and its API.',
    example: 'npm start',
  },
  test: {
    does: 'Runs every stage of the tests, some of them with --stage, or with --changed what differs from a commit (default: HEAD).',
    example: 'npm test -- --stage unit,lint',
  },
  dev: { does: 'Serves the shop and its API with hot reload.', example: 'npm run dev' },
  build: { does: 'Builds the storefront, unless the build is up to date.', example: 'npm run build' },
  storybook: {
    does: 'Serves the workbench. It takes the options of storybook dev.',
    example: 'npm run storybook -- --port 6007',
  },
  'storybook:build': {
    does: 'Builds the workbench into storybook-static, and with --version-folder beside earlier versions.',
    example: 'npm run storybook:build -- --version-folder site',
  },
  visual: {
    does: 'Compares every story with its approved picture.',
    example: 'npm run visual -- check',
    hasHelp: true,
  },
  chromatic: {
    does: 'Sends the stories to Chromatic. It needs CHROMATIC_PROJECT_TOKEN, and takes the options of chromatic.',
    example: 'npm run chromatic -- --exit-zero-on-changes',
  },
  images: {
    does: 'Renders the missing images of furniture. It needs Blender.',
    example: 'npm run images -- --help',
    hasHelp: true,
  },
  models3d: {
    does: 'Builds the missing 3D models of furniture. It needs Blender.',
    example: 'npm run models3d -- --help',
    hasHelp: true,
  },
  screens: {
    does: 'Writes a contact sheet of each page, or of those that are named, into reports/screens.',
    example: 'npm run screens -- home shop',
  },
  benchmark: {
    does: 'Measures the pages, or those that are named, on an emulated phone, into reports/benchmarks.',
    example: 'npm run benchmark -- home',
  },
  'benchmark:api': {
    does: 'Measures the search of the API, or with checkout its orders, on a temporary PostgreSQL.',
    example: 'npm run benchmark:api -- checkout',
  },
  'fault-injection': {
    does: 'Injects faults into the API on a temporary PostgreSQL, with and without its safeguards.',
    example: 'npm run fault-injection',
  },
  'order-admin': {
    does: 'Changes the state of an order. show lists its transfer slips and returns.',
    example: 'npm run order-admin -- PR-4F7K-92 confirm',
  },
  customer: {
    does: 'Signs a customer out, or with --all all customers.',
    example: 'npm run customer -- rahima@piri.example end-sessions',
  },
  'audit-log': {
    does: 'Lists sign-ins, failed sign-ins, reached limits and changes of orders.',
    example: 'npm run audit-log -- --last 100 --about PR-4F7K-92',
  },
  'catalogue-pdf': {
    does: 'Prints the catalogue of a shop (--url), or of a temporary one, as a PDF (--output).',
    example: 'npm run catalogue-pdf -- --output catalogue.pdf',
  },
  seed: {
    does: 'Fills the database that the configuration names, or with --rebuild-search rebuilds its search index.',
    example: 'npm run seed -- --rebuild-search',
  },
  'try-package': {
    does: 'Adopts @piri/ui from an empty folder, with Next and with the registry. It needs the network.',
    example: 'npm run try-package',
  },
  'verify-changed': {
    does: 'Breaks one file after the other and checks that npm test -- --changed finds it. It needs a clean folder.',
    example: 'npm run verify-changed -- --stage unit',
  },
};

/** @param {readonly string[]} args */
export const asksForHelp = (args) => args.some((arg) => arg === '--help' || arg === '-h');

/**
 * Returns the help of a command: one sentence or two, and an example.
 *
 * @param {string} name
 */
export function formatHelp(name) {
  const help = commandHelp[name];
  if (!help) throw new Error(`The command ${name} has no help. Add it to launcher/command-help.mjs.`);
  return `${help.does}\n\n  ${help.example}\n`;
}
