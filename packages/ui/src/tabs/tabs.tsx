import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { Slot } from '../internal/slot.tsx';
import { useValue } from '../internal/use-value.ts';
import { getTabForKey, scrollTabIntoView } from './tab-keyboard.ts';
import { TabsContext, useTabsContext } from './tabs-context.ts';

/** A set of panels of which one is shown at a time. Contains a `TabList`, and a `TabPanel` for each of its tabs. */
export function Tabs({
  value,
  defaultValue,
  onValueChange,
  activationMode = 'automatic',
  ...props
}: TabsProps) {
  const id = useId();
  const [chosen, choose] = useValue(value, defaultValue ?? '', onValueChange);
  const [focused, setFocused] = useState<string>();
  const live = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return (
    <TabsContext
      value={{
        chosen,
        reachable: live ? (focused ?? chosen) : undefined,
        activationMode,
        tabId: (of) => `${id}tab-${of}`,
        panelId: (of) => `${id}panel-${of}`,
        choose,
        focus: setFocused,
      }}
    >
      <div data-slot="tabs" data-activation={activationMode} {...props} />
    </TabsContext>
  );
}

/** A row of tabs that is a single stop of Tab. Arrow keys move between the tabs. Without room, it scrolls sideways. */
export function TabList({ className, onKeyDown, onBlur, ...props }: TabListProps) {
  const { activationMode, focus } = useTabsContext('TabList');
  const keyed = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const spaceOn = event.key === ' ' && event.target instanceof HTMLAnchorElement && event.target;
    const next = spaceOn || getTabForKey(event.currentTarget, event);
    if (!next || event.defaultPrevented) return;
    event.preventDefault();
    next.focus();
    // A click instead of a mere state change, so that a tab that is a link also navigates.
    if (spaceOn || activationMode === 'automatic') next.click();
  };
  const left = (event: FocusEvent<HTMLDivElement>) => {
    onBlur?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) focus(undefined);
  };
  return (
    <div
      data-slot="tab-list"
      {...props}
      role="tablist"
      onKeyDown={keyed}
      onBlur={left}
      // Wider than the panel by the padding of the tabs, so that their text aligns with it and focus rings have room.
      className={cx(
        '-mx-2 flex gap-x-2 overflow-x-auto overscroll-x-contain [scrollbar-width:thin] md:gap-x-4',
        'bg-[linear-gradient(var(--piri-border-subtle),var(--piri-border-subtle))] bg-[size:calc(100%-1rem)_1px] bg-bottom bg-no-repeat forced-colors:border-b',
        className,
      )}
    />
  );
}

/** A tab that shows its panel. Renders a `<button>`; with `asChild`, styles its single child, such as a router link. */
export function Tab({ value, asChild = false, className, onClick, onFocus, ...props }: TabProps) {
  const { chosen, reachable, tabId, panelId, choose, focus } = useTabsContext('Tab');
  const id = props.id ?? tabId(value);
  const selected = value === chosen;
  useEffect(() => {
    const tab = selected && document.getElementById(id);
    if (tab) scrollTabIntoView(tab);
  }, [id, selected]);
  const shared = {
    'data-slot': 'tab',
    'data-state': selected ? 'active' : 'inactive',
    ...props,
    id,
    role: 'tab',
    'aria-selected': selected,
    'aria-controls': panelId(value),
    tabIndex: reachable === undefined || reachable === value ? 0 : -1,
    className: cx(
      'group/tab relative flex min-h-12 max-w-64 min-w-11 shrink-0 items-center gap-2 rounded-control px-2 py-3',
      'scroll-mx-8 text-start font-semibold hover:text-accent aria-selected:text-accent focus-visible:-outline-offset-2',
      'after:absolute after:inset-x-2 after:bottom-0 after:stitch-horizontal after:transition-[clip-path] after:duration-slow',
      'after:ease-enter after:[clip-path:inset(0_100%_0_0)] rtl:after:[clip-path:inset(0_0_0_100%)]',
      'aria-selected:after:[clip-path:inset(0)] disabled:cursor-not-allowed disabled:text-subtle forced-colors:disabled:text-[GrayText]',
      className,
    ),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      if (!opensElsewhere(event)) choose(value);
    },
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      onFocus?.(event);
      focus(value);
    },
  };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)} />;
  return <button type="button" {...shared} />;
}

/** The number of items behind the tab. It is part of the tab's name. */
export function TabCount({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="tab-count"
      className={cx(
        'font-normal text-subtle text-small tabular group-aria-selected/tab:font-bold group-aria-selected/tab:text-accent',
        className,
      )}
      {...props}
    />
  );
}

/** The content of a tab. Every panel stays mounted, so that input and reading position are preserved. */
export function TabPanel({ value, className, ...props }: TabPanelProps) {
  const { chosen, tabId, panelId } = useTabsContext('TabPanel');
  return (
    <div
      data-slot="tab-panel"
      data-state={value === chosen ? 'active' : 'inactive'}
      id={panelId(value)}
      role="tabpanel"
      aria-labelledby={tabId(value)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users could not scroll a panel of plain text otherwise
      tabIndex={0}
      // Hidden by class instead of attribute: without JavaScript, all panels are shown one below the other.
      className={cx(
        'pt-6 focus-visible:outline-offset-4 data-[state=inactive]:hidden noscript:data-[state=inactive]:block',
        className,
      )}
      {...props}
    />
  );
}

interface TabsOptions {
  /** Called whenever another tab is chosen, by arrow key too. */
  onValueChange?: (value: string) => void;
  /**
   * `automatic` shows a panel as soon as an arrow key reaches its tab. `manual` waits for Enter or Space, for panels
   * that have to be fetched and for tabs that load a page.
   * @default 'automatic'
   */
  activationMode?: 'automatic' | 'manual';
}

/** Either the initial tab of uncontrolled tabs, or the tab that the parent controls. */
type Chosen = { value: string; defaultValue?: never } | { value?: never; defaultValue: string };

export type TabsProps = Omit<ComponentProps<'div'>, 'defaultValue'> & TabsOptions & Chosen;

/** Screen readers announce the row as a separate element, so it needs a name. */
export type TabListProps = ComponentProps<'div'> & ({ 'aria-label': string } | { 'aria-labelledby': string });

export interface TabProps extends ComponentProps<'button'> {
  /** Pairs the tab with its panel. Without spaces, since ids are made from it. */
  value: string;
  /**
   * Passes the styles to the single child, such as a router link. The tab then also works before hydration.
   * @default false
   */
  asChild?: boolean;
}

export interface TabPanelProps extends ComponentProps<'div'> {
  /** The `value` of its tab. */
  value: string;
}

/** Returns whether the click opens a new tab or window of the browser and leaves this page as it is. */
function opensElsewhere(event: MouseEvent) {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
