import { expect, test } from 'vitest';
import { mutateSource } from './mutate-source.ts';

/** Runs a module's source and returns its exports. The samples have no types. */
const load = (source: string) => import(`data:text/javascript,${encodeURIComponent(source)}`);

test('BENCH-4 elements are rotated, in markup and in variants', () => {
  const broken = mutateSource(
    'a.tsx',
    `const a = cva('flex', {});\nexport function A() { return <p className="p-2" />; }`,
  );
  expect(broken).toContain("cva('rotate-3 opacity-40 flex'");
  expect(broken).toContain('className="rotate-3 opacity-40 p-2"');
});

test('BENCH-4 a mutation of other code fails at run time, not while the module loads', async () => {
  const source =
    "export function add(a, b) { return a + b; }\nexport const word = 'x';\nexport const list = [1];\nexport const Default = { args: 1 };";
  const { add, word, list, Default } = await load(mutateSource('a.ts', source));
  expect(() => add(1, 2)).toThrow('Broken on purpose');
  expect([word, list]).toEqual(['broken', []]);
  expect(() => Default.render()).toThrow('Broken on purpose');
});

test('BENCH-4 the colours and sentences of a JSON file change, its names and addresses do not', () => {
  const sofa = {
    id: 'sofa',
    alt: 'A sofa',
    colour: '#ccc5b8',
    path: '/sofa.webp',
    list: ['Two words', 'one'],
  };
  const broken = JSON.parse(mutateSource('a.json', JSON.stringify(sofa)));
  expect(broken).toEqual({
    ...sofa,
    alt: 'Broken on purpose',
    colour: '#ff00ff',
    list: ['Broken on purpose', 'one'],
  });
});
