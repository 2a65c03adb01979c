/**
 * The program of each command, with its first arguments.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const commands = {
  start: ['commands/start.ts'],
  test: ['commands/test.ts'],
  dev: ['commands/dev.ts'],
  build: ['commands/build.ts'],
  storybook: ['commands/storybook.ts'],
  'storybook:build': ['commands/storybook.ts', 'build'],
  visual: ['packages/visual/src/main.ts'],
  chromatic: ['commands/chromatic.ts'],
  images: ['packages/catalogue/src/pictures/main.ts'],
  models3d: ['packages/catalogue/src/shapes/main.ts'],
  screens: ['commands/screens.ts'],
  benchmark: ['commands/benchmark-pages.ts'],
  'benchmark:api': ['commands/benchmark-api.ts'],
  'fault-injection': ['commands/fault-injection.ts'],
  'order-admin': ['commands/order-admin.ts'],
  customer: ['commands/customer.ts'],
  'audit-log': ['commands/audit-log.ts'],
  'catalogue-pdf': ['commands/catalogue-pdf.ts'],
  seed: ['commands/seed.ts'],
  'try-package': ['commands/try-package.ts'],
  'verify-changed': ['commands/verify-changed.ts'],
};
