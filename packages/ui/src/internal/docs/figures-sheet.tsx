import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useExampleLanguage } from './example-language.ts';
import { type ForcedState, prepareForcedStates } from './force-states.ts';
import { InlineCode } from './inline-code.tsx';
import { useAxisValues } from './use-axis-values.ts';

type Props = Readonly<Record<string, unknown>>;

/**
 * One sheet of a component that is too wide for the cells of a table: a captioned figure for each state, repeated for
 * each value of the prop `axis`. `props` are those of all figures. An overlay is shown open, by a fixture that puts it
 * into the page.
 */
export function FiguresSheet({ axis, ...rest }: FiguresSheetProps) {
  useEffect(prepareForcedStates, []);
  return (
    <Unstyled>
      <div data-variants-sheet="" className="mt-6 grid gap-10 text-small">
        {axis === undefined ? <Row {...rest} /> : <Rows axis={axis} {...rest} />}
      </div>
    </Unstyled>
  );
}

/** A state of a figure: the props that set it, and what a pointer or the keyboard would do to a part of it. */
export interface FigureState {
  props?: Props;
  /** By the selector of the part: `{ 'a': 'focus-visible' }`; several states are separated by a space. */
  forced?: Readonly<Record<string, ForcedState | 'hover active'>>;
  /** The values of `axis` that have this state. @default all of them */
  only?: readonly string[];
  /** Whether the figure has a row of its own. @default false */
  wide?: boolean;
}

interface RowProps {
  component: ComponentType<Props>;
  props?: Props;
  states: Readonly<Record<string, FigureState>>;
  /**
   * The least width of a figure, in px, or that of each value of `axis`. Figures stand side by side while they have it.
   * @default 280
   */
  minWidth?: number | Readonly<Record<string, number>>;
}

interface FiguresSheetProps extends RowProps {
  axis?: string;
}

function Rows({ axis, states, props, ...rest }: RowProps & { axis: string }) {
  return useAxisValues(axis).values.map((value) => (
    <section key={value}>
      <h3 className="stitch-bottom pb-2">
        {axis} <InlineCode>{value}</InlineCode>
      </h3>
      <Row
        {...rest}
        name={value}
        props={{ ...props, [axis]: value }}
        states={Object.fromEntries(
          Object.entries(states).filter(([, { only }]) => only?.includes(value) ?? true),
        )}
      />
    </section>
  ));
}

function Row({
  component: Component,
  props,
  states,
  minWidth = 280,
  name = '',
}: RowProps & { name?: string }) {
  return (
    <div
      data-sheet-row={name}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,var(--figure)),1fr))] items-start gap-x-8 gap-y-6 pt-4"
      style={{ '--figure': `${typeof minWidth === 'number' ? minWidth : minWidth[name]}px` } as CSSProperties}
    >
      {Object.entries(states).map(([title, state]) => (
        <figure key={title} className={state.wide ? 'col-span-full min-w-0' : 'min-w-0'}>
          <figcaption className="pb-2 text-muted">{title}</figcaption>
          <Forced states={state.forced} title={title}>
            <Component {...props} {...state.props} />
          </Forced>
        </figure>
      ))}
    </div>
  );
}

interface ForcedProps {
  states: FigureState['forced'];
  title: string;
  children: ReactNode;
}

/** Marks parts that a component renders itself, to which no prop leads. */
function Forced({ states = {}, title, children }: ForcedProps) {
  const cell = useRef<HTMLDivElement>(null);
  const Language = useExampleLanguage();
  const marks = JSON.stringify(states);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language mounts the parts again
  useEffect(() => {
    for (const [selector, state] of Object.entries<string>(JSON.parse(marks))) {
      const part = cell.current?.querySelector<HTMLElement>(selector);
      if (!part) throw new Error(`The figure “${title}” has no ${selector}.`);
      part.dataset['forced'] = state;
    }
  }, [marks, title, Language]);
  return (
    <div ref={cell} data-live-example="" data-sheet-cell={title} className="text-body">
      <Language>{children}</Language>
    </div>
  );
}
