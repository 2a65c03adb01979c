import { relative, resolve } from 'node:path';
import { asksForHelp } from './command-help.mjs';

/**
 * What the scripts of the packages and apps do, by the file that they run. Their `package.json` loads this module first,
 * so that `--help` changes nothing.
 *
 * @type {Readonly<Record<string, { does: string, example: string }>>}
 */
export const scriptHelp = {
  'packages/ui/publishing/build-package.ts': {
    does: 'Builds the published package into dist.',
    example: 'pnpm --filter @piri/ui build',
  },
  'packages/ui/publishing/write-component-sizes.ts': {
    does: 'Measures the built components and updates component-sizes.generated.json, or with --print only prints the sizes.',
    example: 'pnpm --filter @piri/ui sizes --print',
  },
  'packages/ui/src/logo/build-favicons.ts': {
    does: 'Draws the favicons in the accent colour.',
    example: 'pnpm --filter @piri/ui favicons',
  },
  'packages/ui/src/fonts/build-fonts.ts': {
    does: 'Cuts the subsets of the fonts.',
    example: 'pnpm --filter @piri/ui fonts',
  },
  'packages/ui/src/tokens/build-tokens.ts': {
    does: 'Writes the style sheets and the JSON of the tokens.',
    example: 'pnpm --filter @piri/ui tokens',
  },
  'packages/catalogue/src/pictures/swatches/draw-swatches.ts': {
    does: 'Draws the swatches of the materials in data/materials.json.',
    example: 'pnpm --filter @piri/catalogue swatches',
  },
  'apps/storefront/app/features/platform/seo/build-social-image.ts': {
    does: 'Draws the image of shared links.',
    example: 'pnpm --filter @piri/storefront social-image',
  },
  'apps/storefront/app/features/browse/model-viewer/build-studio-light.ts': {
    does: 'Computes the light of the 3D viewer.',
    example: 'pnpm --filter @piri/storefront studio-light',
  },
};

const [, script = '', ...args] = process.argv;
if (asksForHelp(args)) {
  const root = resolve(import.meta.dirname, '..');
  const help = scriptHelp[relative(root, resolve(script)).replaceAll('\\', '/')];
  if (help) {
    console.log(`${help.does}\n\n  ${help.example}\n`);
    process.exit(0);
  }
}
