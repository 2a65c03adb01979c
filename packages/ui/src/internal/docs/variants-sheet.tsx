import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ComponentType, useEffect } from 'react';
import { useExampleLanguage } from './example-language.ts';
import { type ForcedState, prepareForcedStates } from './force-states.ts';
import { InlineCode } from './inline-code.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import { useAxisValues } from './use-axis-values.ts';

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
  const { component, values } = useAxisValues(axis);
  const Component = component as ComponentType<Props>;
  const Language = useExampleLanguage();
  useEffect(prepareForcedStates, []);
  const columns: readonly (readonly [title: string, props: Props])[] = [
    ['Default', {}],
    ...states.map((state) => [stateTitles[state], { 'data-forced': getForced(state) }] as const),
    ...Object.entries(propStates),
  ];
  return (
    <Unstyled>
      <ScrollRegion label="Variants and states" className="mt-6">
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
              <tr key={value} data-sheet-row={value} className="border-subtle border-b">
                <th scope="row" className="py-4 pe-6 font-normal">
                  <InlineCode>{value}</InlineCode>
                </th>
                {columns.map(([title, state]) => (
                  <td
                    key={title}
                    data-live-example=""
                    data-sheet-cell={title}
                    className={`px-2 py-4 ${states.length > 0 ? 'whitespace-nowrap' : ''} ${getSurface(value)}`}
                  >
                    <Language>
                      <Component {...props} {...{ [axis]: value }} {...state} />
                    </Language>
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

/** A pressed element is under the pointer, too. */
function getForced(state: ForcedState): string {
  return state === 'active' ? 'hover active' : state;
}

/** A variant for another surface is shown on it: `on-inverse` on `surface-inverse`. */
function getSurface(value: string): string {
  const surfaces: Readonly<Record<string, string>> = {
    'on-inverse': 'surface-inverse',
    'on-promo': 'surface-promo',
  };
  return surfaces[value] ?? '';
}
