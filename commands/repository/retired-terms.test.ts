import { describe, expect, it } from 'vitest';
import { retiredTerms } from '../../.storybook/docs/retired-terms.ts';
import { parseSourceTexts, readShopTexts, readStoryTexts, type ShownText } from './shown-texts.ts';

const texts = readShopTexts();
const storyTexts = readStoryTexts();

function find(term: (typeof retiredTerms)[number], among: readonly ShownText[]): string[] {
  const { except = [] } = term;
  return among
    .filter(({ text }) => term.term.test(text) && !except.some((allowed) => allowed.text.test(text)))
    .map(({ path, line, text }) => `${path}:${line}: ${text}`);
}

describe('texts of the shop', () => {
  it.each(retiredTerms)('use $use, not $instead', (term) => {
    expect(find(term, texts)).toEqual([]);
  });

  it('have no exception that nothing needs', () => {
    const allowed = retiredTerms.flatMap(({ term, except = [] }) =>
      except.map(({ text }) => ({ term, text })),
    );
    const unneeded = allowed.filter(
      ({ term, text }) => !texts.some((shown) => term.test(shown.text) && text.test(shown.text)),
    );
    expect(unneeded).toEqual([]);
  });
});

describe('texts of stories and their fixtures', () => {
  it.each(retiredTerms)('use $use, not $instead', (term) => {
    expect(find(term, storyTexts)).toEqual([]);
  });
});

it.each(retiredTerms)('matches its own example: $instead', ({ term, instead }) => {
  expect(instead).toMatch(term);
});

it('reads messages, mails, components and content', () => {
  const files = new Set(texts.map(({ path }) => path));
  expect([...files]).toEqual(
    expect.arrayContaining([
      'apps/api/src/modules/orders/order-messages.ts',
      'apps/storefront/app/features/orders/sales/sale-messages.ts',
      'packages/catalogue/data/content/terms-and-condition.json',
      'packages/ui/src/account-form/account-labels.ts',
    ]),
  );
  expect(texts.length).toBeGreaterThan(10_000);
});

it('reads stories, fixtures and the forms of stories', () => {
  const files = new Set(storyTexts.map(({ path }) => path));
  expect([...files]).toEqual(
    expect.arrayContaining([
      'apps/storefront/app/features/content/pop-ups/pop-up.fixtures.ts',
      'apps/storefront/app/routes/orders.stories.tsx',
      'packages/ui/src/cart-line/cart-lines.fixtures.tsx',
      'packages/ui/src/field/testing/delivery-form.tsx',
      'packages/ui/src/internal/docs/shop-page-fixture.tsx',
      'packages/ui/src/status-badge/status-badge.stories.tsx',
    ]),
  );
  expect(storyTexts.length).toBeGreaterThan(3_000);
});

it('reads JSX, strings and templates, and no imports, types or class names', () => {
  const text = `
    import a from 'the module';
    type Kind = 'a type';
    export const b = <p className="a class" title="A title">Text, <b>bold</b> {\`\${a} items\`}</p>;
    const c = 'A message'; // a comment`;
  const found = parseSourceTexts({ path: 'example.tsx', text });
  expect(found.map((shown) => shown.text)).toEqual(['A title', 'Text,', 'bold', '{…} items', 'A message']);
});
