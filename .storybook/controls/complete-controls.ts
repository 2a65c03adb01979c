import type { ArgsEnhancer, ArgTypesEnhancer } from 'storybook/internal/types';
import { describeControl } from './describe-control.ts';

/** The values that controls show first, by story: the second enhancer fills in what the first has found. */
const valuesByStory = new Map<string, Record<string, unknown>>();

/** Chooses the controls of all stories in one place. Storybook has read the types of the component before. */
export const completeArgTypes: ArgTypesEnhancer = ({ id, argTypes, initialArgs }) => {
  // A prop of the element itself, such as `children`, is only known by its value.
  const names = [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])];
  const described = names.map((name) => {
    const argType = argTypes[name] ?? { name };
    return [name, describeControl(name, argType, initialArgs[name], names)] as const;
  });
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
 * Returns the args with those as `undefined` that only repeat a default text: as a prop, the text would take precedence
 * over the one of a `LabelsProvider`.
 */
export function unsetDefaultTexts<Args extends object>(id: string, args: Args): Args {
  const defaults = valuesByStory.get(id) ?? {};
  const entries = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'string' && value === defaults[name] ? undefined : value,
  ]);
  return Object.fromEntries(entries);
}
