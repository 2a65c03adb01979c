import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const components = [
  ...['accordion', 'alert-dialog', 'button', 'cart-line', 'checkbox', 'combobox', 'drawer', 'empty-state'],
  ...[
    'error-state',
    'field',
    'filter-panel',
    'icon-button',
    'inline-alert',
    'link',
    'modal',
    'order-summary',
  ],
  ...['pagination', 'pop-up', 'quantity-stepper', 'radio-cards', 'radio-group', 'select', 'stepper'],
  ...['stock-badge', 'tabs', 'text-input', 'toast', 'tooltip'],
];

const shop = normalize(
  globSync(['apps/storefront/app/**/*.{ts,tsx}', 'packages/catalogue/data/content/*.json'], { cwd: root })
    .filter((file) => !/\.test\./.test(file))
    .map(read)
    .join('\n'),
);

test.each(components)('BENCH-28 the example of what to do with %s has a text of the shop', (component) => {
  const page = read(`packages/ui/src/${component}/${component}.mdx`);
  const example = /<DoAndDont\s+right=\{\{([\s\S]*?)because:/.exec(page)?.[1] ?? '';
  const texts = [...example.matchAll(/>([^<>{}]+)<|["']([^"'<>{}]+)["']/g)]
    .map(([, text, attribute]) => normalize(text ?? attribute ?? '').trim())
    .filter((text) => /^[A-Z#].*\p{L}{3}/u.test(text) && text.includes(' '));
  expect(texts.filter((text) => shop.includes(text))).not.toEqual([]);
});

/** Amounts and names are inserted in the shop, so each is replaced by the same sign. */
function normalize(text: string): string {
  return text
    .replace(/\$\{[^}]*\}/g, '#')
    .replace(/PR-\w{4}-\w{2}/g, '#')
    .replace(/Meghna 3-Seater|Dhanmondi/g, '#')
    .replace(/৳?\d[\d,]*/g, '#')
    .replace(/\s+/g, ' ');
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
