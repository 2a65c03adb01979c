// @vitest-environment node
import { expect, it } from 'vitest';
import { getVariables } from '../tokens/build-stylesheets.ts';
import { getTokens } from '../tokens/tokens.ts';
import { renamedModeVariables } from './renamed-styles.ts';
import * as table from './renames.ts';

type Names = Readonly<Record<string, string>>;

it('no old name is a current name in the same place, so that the codemod can run twice', () => {
  const components: table.ComponentRenames[] = Object.values({
    ...table.renamedProps,
    ...table.renamedFunctionOptions,
  });
  const places: Names[] = [
    table.renamedSubpaths,
    table.renamedCssVariables,
    table.renamedUtilities,
    table.renamedDataAttributes,
    ...Object.values<Names>(table.renamedExports),
    ...components.flatMap(namesIn),
  ];
  const ambiguous = places.flatMap((names) =>
    Object.keys(names).filter((old) => Object.values(names).includes(old)),
  );
  expect(ambiguous).toEqual([]);
});

it('every variable that an old name stands for exists, and each has its name without the prefix', () => {
  const current = [...getVariables(getTokens('light')).keys()];
  expect(Object.values(renamedModeVariables).filter((name) => !current.includes(name))).toEqual([]);
  const named = Object.entries(renamedModeVariables).filter(
    ([old, name]) => name === old.replace('--', '--piri-'),
  );
  expect(named.map(([, name]) => name).sort()).toEqual(
    current.filter((name) => !/-(font|radius|spacing)/.test(name)).sort(),
  );
});

/** Returns the names of props and of values, at every depth. */
function namesIn(renames: table.PropRenames): Names[] {
  const { props = {}, values = {}, items = {}, closeHandlers = {}, optionHandlers = {} } = renames;
  return [
    props,
    closeHandlers,
    optionHandlers,
    ...Object.values(values),
    ...Object.values(items).flatMap(namesIn),
  ];
}
