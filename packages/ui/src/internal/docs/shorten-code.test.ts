import { expect, test } from 'vitest';
import { shortenCode } from './shorten-code.ts';

const code = `import { MegaMenu } from '@piri/ui/mega-menu';

interface Item {
  id: string;
}

const items: Item[] = [
  { id: 'living' },

  { id: 'bedroom' },
];

<MegaMenu
  items={items}
  label="Rooms"
/>`;

test('BENCH-28 the short version of an example has the imports and the elements, and names the data', () => {
  expect(shortenCode(code, 14)).toBe(`import { MegaMenu } from '@piri/ui/mega-menu';

// Item, items

<MegaMenu
  items={items}
  label="Rooms"
/>`);
});

test('BENCH-28 the short version keeps the component that the elements are made of', () => {
  const page = 'function Page() {\n  return <FilterPanel groups={groups} />;\n}';
  const short = shortenCode(`import { A } from 'react';\n\nconst groups = [];\n\n${page}\n\n<Page />`, 14);
  expect(short).toBe(`import { A } from 'react';\n\n// groups\n\n${page}\n\n<Page />`);
});

test('BENCH-28 long elements, and code without data, are cut', () => {
  expect(shortenCode(code, 2)).toMatch(/<MegaMenu\n {2}items=\{items\}$/);
  expect(shortenCode("import { A } from 'react';\n\n<A\n  b\n  c\n/>", 4)).toBe(
    "import { A } from 'react';\n\n<A\n  b",
  );
});
