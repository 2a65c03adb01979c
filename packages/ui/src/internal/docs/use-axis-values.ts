import { useOf } from '@storybook/addon-docs/blocks';

/** Returns the component of the page, and the values of its prop `axis`, as its type lists them. */
export function useAxisValues(axis: string): { component: unknown; values: string[] } {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const type = preparedMeta.argTypes[axis]?.type;
  const values = type && typeof type === 'object' && type.name === 'enum' ? type.value.filter(Boolean) : [];
  if (values.length === 0) throw new Error(`The prop \`${axis}\` has no list of values to show.`);
  return { component: csfFile.meta.component, values: values.map(String) };
}
