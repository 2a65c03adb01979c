import type { ArgsEnhancer, ArgTypesEnhancer } from 'storybook/internal/types';
import { describeControl } from './describe-control.ts';

/** The values that controls show first, by story: the second enhancer fills in what the first has found. */
const valuesByStory = new Map<string, Record<string, unknown>>();

/** Chooses the controls of all stories in one place. Storybook has read the types of the component before. */
export const completeArgTypes: ArgTypesEnhancer = ({ id, argTypes, initialArgs }) => {
  // A prop of the element itself, such as `children`, is only known by its value.
  const names = [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])];
  const described = names.map(
    (name) => [name, describeControl(name, argTypes[name] ?? { name }, initialArgs[name], names)] as const,
  );
  valuesByStory.set(
    id,
    Object.fromEntries(
      described.flatMap(([name, control]) => ('value' in control ? [[name, control.value]] : [])),
    ),
  );
  return Object.fromEntries(described.map(([name, { argType }]) => [name, argType]));
};

/** Fills in the defaults, so that every control shows the value that the component uses. */
export const completeArgs: ArgsEnhancer = ({ id, initialArgs }) => ({
  ...initialArgs,
  ...valuesByStory.get(id),
});

/**
 * Returns the args that only repeat a default text as `undefined`: as a prop, the text would take precedence over the one
 * of a `LabelsProvider`.
 */
export function unsetDefaultTexts(id: string, args: object): Record<string, undefined> {
  const defaults = valuesByStory.get(id) ?? {};
  const repeated = Object.entries(args).filter(
    ([name, value]) => typeof value === 'string' && value === defaults[name],
  );
  return Object.fromEntries(repeated.map(([name]) => [name, undefined]));
}
