import { execFile } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CliError, exitCodes } from '../cli-error.ts';

/** A replacement of text in a file of the repository. Only the first occurrence is replaced. */
interface Edit {
  file: string;
  from: string;
  to: string;
}

/** A visible change with a known cause. */
export interface PlantedChange {
  name: string;
  /** The titles of causes that name the change. */
  causes: readonly string[];
  /** The changed files. */
  files: readonly string[];
  plant(checkout: string): Promise<void>;
}

const ui = 'packages/ui/src';
const shop = 'apps/storefront/app/features';

/** Changes a file of a component or of a story. */
function inFile(name: string, file: string, from: string, to: string): PlantedChange {
  return {
    name,
    causes: [file],
    files: [file],
    plant: (checkout) => replaceText(checkout, { file, from, to }),
  };
}

/** Changes a value in the token files. The cause is the custom property. */
function inTokens(name: string, property: string, file: string, from: string, to: string): PlantedChange {
  const path = `${ui}/tokens/${file}`;
  return {
    name,
    causes: [property],
    files: [path],
    async plant(checkout) {
      await replaceText(checkout, { file: path, from, to });
      const script = join(checkout, `${ui}/tokens/build-tokens.ts`);
      await promisify(execFile)(process.execPath, [script], { cwd: checkout });
    },
  };
}

/** Components low and high in the module graph, tokens, style sheets, a font, an icon, fixtures and stories. */
const plantedChanges: readonly PlantedChange[] = [
  inFile('button padding', `${ui}/button/button.tsx`, 'min-h-12 px-6 py-2', 'min-h-12 px-5 py-2'),
  inFile(
    'button weight',
    `${ui}/button/button.tsx`,
    'rounded-control font-semibold',
    'rounded-control font-bold',
  ),
  inFile('icon stroke', `${ui}/icon/icon.tsx`, 'strokeWidth="1.6"', 'strokeWidth="2"'),
  inFile(
    'icon path',
    `${ui}/icon/icon-paths.ts`,
    "check: 'm4.5 12.8 4.8 4.7L19.5 6.8'",
    "check: 'm4.5 12.8 4.8 4.7L19.5 4.8'",
  ),
  inFile(
    'icon button',
    `${ui}/icon-button/icon-button.tsx`,
    'rounded-control text-default',
    'rounded-control border border-subtle text-default',
  ),
  inFile(
    'field label',
    `${ui}/field/field.tsx`,
    'justify-self-start font-semibold text-small',
    'justify-self-start font-bold text-small',
  ),
  inFile('text input', `${ui}/text-input/text-input.tsx`, 'self-stretch px-3.5', 'self-stretch px-4'),
  inFile('badge', `${ui}/badge/badge.tsx`, 'rounded-chip px-2 font-bold', 'rounded-chip px-3 font-bold'),
  inFile('price', `${ui}/price/price.tsx`, 'items-baseline gap-x-2.5', 'items-baseline gap-x-4'),
  inFile('modal', `${ui}/modal/modal-content.tsx`, 'rounded-card bg-surface', 'rounded-chip bg-surface'),
  inFile('accordion', `${ui}/accordion/accordion.tsx`, "medium: 'min-h-14 py-3'", "medium: 'min-h-12 py-2'"),
  inFile('table cell', `${ui}/table/table.tsx`, 'px-3 py-3 align-top', 'px-3 py-4 align-top'),
  inFile('tag', `${ui}/tag/tag.tsx`, 'bg-accent-soft px-3 font-medium', 'bg-accent-soft px-4 font-medium'),
  inFile(
    'count badge',
    `${ui}/count-badge/count-badge.tsx`,
    'after:h-5 after:min-w-5',
    'after:h-6 after:min-w-6',
  ),
  inFile('spinner', `${ui}/spinner/spinner.tsx`, 'items-center gap-2.5', 'items-center gap-4'),
  inFile(
    'product card',
    `${ui}/product-card/product-card.tsx`,
    'text-muted text-small',
    'text-subtle text-body',
  ),
  inFile(
    'cart line',
    `${shop}/cart/lines/connected-cart-line.tsx`,
    'asChild className="text-small"',
    'asChild className="text-body"',
  ),
  inFile('story', `${ui}/badge/badge.stories.tsx`, '−15%', '−45%'),
  inFile(
    'fixture',
    `${ui}/internal/docs/sofa-fixture.tsx`,
    'rx="14" className="fill-inverse-surface"',
    'rx="14" className="fill-highlight"',
  ),
  inTokens('accent', '--color-accent', 'semantic.json', '{palette.neel.700}', '{palette.neel.900}'),
  inTokens(
    'on sale',
    '--color-on-sale',
    'semantic.json',
    '"on-sale": {\n      "$value": "{palette.white}"',
    '"on-sale": {\n      "$value": "{palette.straw.200}"',
  ),
  inTokens(
    'dark surface',
    '--color-surface',
    'semantic.dark.json',
    '"surface": {\n      "$value": "{palette.night.900}"',
    '"surface": {\n      "$value": "{palette.night.800}"',
  ),
  inFile('base style', `${ui}/styles/reset.css`, 'font: 400 1rem / 1.55', 'font: 400 1rem / 1.7'),
  inFile('utility', `${ui}/styles/utilities.css`, 'min-height: --spacing(12);', 'min-height: --spacing(14);'),
  {
    name: 'font',
    causes: [`${ui}/fonts/tiro-latin.woff2`],
    files: [`${ui}/fonts/tiro-latin.woff2`],
    plant: (checkout) =>
      copyFile(
        join(checkout, `${ui}/fonts/tiro-latin-italic.woff2`),
        join(checkout, `${ui}/fonts/tiro-latin.woff2`),
      ),
  },
];

/** Changes that are made at once, by name. */
const pairs: readonly (readonly [string, string])[] = [
  ['button padding', 'badge'],
  ['button weight', 'field label'],
  ['price', 'on sale'],
  ['accordion', 'table cell'],
  ['icon path', 'text input'],
];

/** Each change alone, then the pairs. */
export const plantedTrials: readonly (readonly PlantedChange[])[] = [
  ...plantedChanges.map((change) => [change]),
  ...pairs.map((names) => plantedChanges.filter(({ name }) => names.includes(name))),
];

/** Files low and high in the module graph that are changed without a visible effect. */
export const innocentFiles: readonly string[] = [
  `${ui}/link/link.tsx`,
  `${ui}/card/card.tsx`,
  `${ui}/internal/overlay/dialog-overlay.tsx`,
  `${ui}/heading/heading.tsx`,
  `${ui}/modal/modal.tsx`,
  `${ui}/price/price.tsx`,
  `${ui}/visually-hidden/visually-hidden.tsx`,
  `${ui}/product-card/product-card.tsx`,
  `${ui}/styles/utilities.css`,
  `${ui}/fonts/anek-taka.woff2`,
  `${shop}/cart/cart-page/cart-summary.tsx`,
];

export async function plantChanges(checkout: string, changes: readonly PlantedChange[]): Promise<void> {
  for (const change of changes) await change.plant(checkout);
}

async function replaceText(checkout: string, { file, from, to }: Edit): Promise<void> {
  const path = join(checkout, file);
  const source = await readFile(path, 'utf8');
  if (!source.includes(from))
    throw new CliError(
      exitCodes.incomparable,
      `${file} no longer contains “${from}”. Choose another change to plant.`,
    );
  await writeFile(
    path,
    source.replace(from, () => to),
  );
}
