import { Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentType, useEffect } from 'react';
import { type ForcedState, prepareForcedStates } from './force-states.ts';
import { InlineCode } from './inline-code.tsx';
import { ScrollRegion } from './scroll-region.tsx';

type Props = Readonly<Record<string, unknown>>;

const stateTitles: Readonly<Record<ForcedState, string>> = {
  hover: 'Hover',
  'focus-visible': 'Focus',
  active: 'Pressed',
};

/**
 * One sheet of the component: a row for each value of the prop `axis`, read from its type, and a column for each state.
 * `props` are those of all cells, and `propStates` the states that a prop sets, such as `loading`.
 */
export function VariantsSheet({ axis, props, states = [], propStates = {} }: VariantsSheetProps) {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const Component = csfFile.meta.component as ComponentType<Props>;
  const type = preparedMeta.argTypes[axis]?.type;
  const values = type && typeof type === 'object' && type.name === 'enum' ? type.value.filter(Boolean) : [];
  if (values.length === 0) throw new Error(`The prop \`${axis}\` has no list of values to show.`);
  useEffect(prepareForcedStates, []);
  const columns: readonly (readonly [title: string, props: Props])[] = [
    ['Default', {}],
    ...states.map((state) => [stateTitles[state], { 'data-forced': state }] as const),
    ...Object.entries(propStates),
  ];
  return (
    <Unstyled>
      <ScrollRegion label="Variants and states">
        <table data-variants-sheet="" className="w-full text-left text-small">
          <thead className="stitch-bottom">
            <tr>
              <th scope="col" className="py-2 pe-6 font-normal text-muted">
                {axis}
              </th>
              {columns.map(([title]) => (
                <th key={title} scope="col" className="px-2 py-2 font-normal text-muted">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values.map((value) => (
              <tr key={String(value)} className="border-subtle border-b">
                <th scope="row" className="py-4 pe-6 font-normal">
                  <InlineCode>{String(value)}</InlineCode>
                </th>
                {columns.map(([title, state]) => (
                  <td
                    key={title}
                    data-live-example=""
                    className={`px-2 py-4 ${states.length > 0 ? 'whitespace-nowrap' : ''} ${getSurface(String(value))}`}
                  >
                    <Component {...props} {...{ [axis]: value }} {...state} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Unstyled>
  );
}

interface VariantsSheetProps {
  axis: string;
  props: Props;
  states?: readonly ForcedState[];
  propStates?: Readonly<Record<string, Props>>;
}

/** A variant for another surface is shown on it: `on-inverse` on `surface-inverse`. */
function getSurface(value: string): string {
  const surfaces: Readonly<Record<string, string>> = {
    'on-inverse': 'surface-inverse',
    'on-promo': 'surface-promo',
  };
  return surfaces[value] ?? '';
}
