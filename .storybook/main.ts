import { join } from 'node:path';
import { storybookInputsPlugin } from '@piri/visual/storybook-inputs-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { componentFactsPlugin } from './component-facts/component-facts-plugin.ts';
import { unquoteDefaultsPlugin } from './controls/unquote-defaults-plugin.ts';
import { packageDocsPlugin } from './package-docs-plugin.ts';
import { statusPlugin } from './status/status-plugin.ts';
import { statusSources } from './status/status-sources.ts';
import { storyCodePlugin } from './story-code/story-code-plugin.ts';

const root = join(import.meta.dirname, '..');

/**
 * Files that affect every story although no module imports them. Images that are served are left out, because stories
 * show them as one colour.
 */
const global = [
  '.storybook/main.ts',
  '.storybook/preview-*.html',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'patches/**',
  'packages/ui/src/fonts/**/*.woff2',
  'packages/ui/src/logo/favicon/**',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/storefront/app/**/*.mdx',
    '../apps/storefront/app/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    { from: '../packages/ui/src/fonts', to: '/fonts' },
    { from: './fonts', to: '/workbench-fonts' },
    { from: '../packages/ui/src/logo/favicon', to: '/' },
    { from: '../packages/catalogue/pictures', to: '/pictures' },
    { from: '../apps/storefront/public/flags', to: '/flags' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: './packages/ui/tsconfig.json',
      // Leave out the blocks of docs pages: nobody needs a table of their props.
      include: ['packages/**/*.tsx', 'apps/**/*.tsx'],
      // A fixture that a story spreads into its props would bring the fields that the extraction adds to it.
      exclude: ['**/*.stories.tsx', '**/*.fixtures.tsx', '**/*-fixture.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      // The table lists the component's own props. The three hundred attributes of an element are only mentioned in the
      // text.
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  // The root has no Vite config: without the React plugin, JSX would need a global React.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      react(),
      tailwindcss(),
      statusPlugin(statusSources),
      packageDocsPlugin(),
      storyCodePlugin(root),
      unquoteDefaultsPlugin(),
      componentFactsPlugin(root, process.env['STORYBOOK_DESIGN_FILE']),
      storybookInputsPlugin({ root, global, toolbarOnly: ['packages/ui/src/internal/docs/in-bangla.tsx'] }),
    ],
    // The build stays on this machine, and source maps would double what the visual review has to load.
    build: { ...vite.build, sourcemap: false, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
