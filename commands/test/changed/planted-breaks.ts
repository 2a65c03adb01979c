/** A break of one file, and the last of `stage` must find it when the run is narrowed to that file. */
export interface PlantedBreak {
  file: string;
  from: string;
  to: string;
  stage: string;
}

/** Each kind of change, and each way in which a test depends on a file: an import, a file that is read, a page, a call. */
export const plantedBreaks: readonly PlantedBreak[] = [
  {
    file: 'packages/pricing/src/percentage.ts',
    from: 'isDiscountPercent(percent: number): boolean',
    to: 'isDiscountPercent(percent: string | number): boolean',
    stage: 'types',
  },
  {
    file: 'packages/contract/src/outlets.ts',
    from: 'longitude: z.number()',
    to: 'longitude: z.string()',
    stage: 'types',
  },
  {
    file: 'apps/storefront/app/routes/newsletter.tsx',
    from: '<Heading level={1}>',
    to: '<Heading   level={1}>',
    stage: 'lint',
  },
  {
    file: 'apps/storefront/app/routes/newsletter.tsx',
    from: "import { Heading } from '@piri/ui/heading';",
    to: "import './contact.tsx';\nimport { Heading } from '@piri/ui/heading';",
    stage: 'dependencies',
  },
  {
    file: 'packages/ui/src/badge/badge.tsx',
    from: 'data-slot="badge"',
    to: 'data-slot="label"',
    stage: 'unit',
  },
  {
    file: 'packages/pricing/src/percentage.ts',
    from: 'percent <= 100',
    to: 'percent < 100',
    stage: 'unit',
  },
  // Read by the test, not imported.
  {
    file: 'packages/ui/src/badge/badge.mdx',
    from: '## What it is for',
    to: '## Why it exists',
    stage: 'unit',
  },
  {
    file: 'packages/ui/src/tokens/primitive.json',
    from: '"hex": "#FBFBF8"',
    to: '"hex": "#FBFBF9"',
    stage: 'unit',
  },
  // Read by a test of another workspace.
  {
    file: 'apps/storefront/app/features/content/contact/contact-form-messages.ts',
    from: 'our message.',
    to: 'our message by e-mail.',
    stage: 'unit',
  },
  {
    file: 'apps/storefront/server/app-build.ts',
    from: 'max-age=31536000',
    to: 'max-age=3153600',
    stage: 'unit',
  },
  {
    file: 'apps/api/src/modules/outlets/list-outlets.ts',
    from: "orderBy('name')",
    to: "orderBy('name', 'desc')",
    stage: 'api-pglite',
  },
  // Found by the tests of another subject, which imports it.
  {
    file: 'apps/api/src/modules/orders/order-rules.ts',
    from: "order.kind === 'BOOKING' && order.state === 'PLACED'",
    to: "order.kind === 'BOOKING' && order.state === 'EXPIRED'",
    stage: 'api-pglite',
  },
  {
    file: 'packages/pricing/src/percentage.ts',
    from: '(share - (share % (100 * onePercent))) / (100 * onePercent)',
    to: '(share - (share % (100 * onePercent))) / (100 * onePercent) + 1',
    stage: 'api-pglite',
  },
  {
    file: 'packages/ui/src/quantity-stepper/quantity-stepper.tsx',
    from: 'act({ step, commit, min, max });',
    to: '',
    stage: 'build,stories',
  },
  {
    file: 'packages/ui/src/badge/badge.tsx',
    from: 'inline-flex min-h-6',
    to: 'inline-flex rotate-3 min-h-6',
    stage: 'build,visual',
  },
  {
    file: 'apps/storefront/app/routes/contact.tsx',
    from: '<Heading level={1}>Contact us',
    to: '<Heading level={2}>Contact us',
    stage: 'build,end-to-end',
  },
  // The page asks the API for its list.
  {
    file: 'apps/api/src/modules/outlets/list-outlets.ts',
    from: "orderBy('name')",
    to: "where('division', '=', 'nowhere').orderBy('name')",
    stage: 'build,end-to-end',
  },
];
