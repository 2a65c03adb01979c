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
import { getTabForKey, scrollTabIntoView } from './tab-keyboard.ts';
import { TabsContext, useTabsContext } from './tabs-context.ts';

/** Panels in one place, of which one is shown. Holds a `TabList`, and a `TabPanel` for each of its tabs. */
export function Tabs({
  value,
  defaultValue,
  onValueChange,
  activationMode = 'automatic',
  ...props
}: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const [focused, setFocused] = useState<string>();
  const live = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const chosen = value ?? own ?? '';
  const choose = (next: string) => {
    if (next === chosen) return;
    setOwn(next);
    onValueChange?.(next);
  };
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

/** The row of tabs. One press of Tab reaches it, arrows walk it, and it scrolls sideways where room is short. */
export function TabList({ className, onKeyDown, onBlur, ...props }: TabListProps) {
  const { activationMode, focus } = useTabsContext('TabList');
  const keyed = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const spaceOn = event.key === ' ' && event.target instanceof HTMLAnchorElement && event.target;
    const next = spaceOn || getTabForKey(event.currentTarget, event);
    if (!next || event.defaultPrevented) return;
    event.preventDefault();
    next.focus();
    // A press and not a mere change of state, so that a tab which is a link also goes where it leads.
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
      // Wider than the panel by the air inside the tabs, so that their words begin on the same line and rings have room.
      className={cx(
        '-mx-2 flex gap-x-2 overflow-x-auto overscroll-x-contain [scrollbar-width:thin] md:gap-x-4',
        'bg-[linear-gradient(var(--hairline),var(--hairline))] bg-[size:calc(100%-1rem)_1px] bg-bottom bg-no-repeat forced-colors:border-b',
        className,
      )}
    />
  );
}

/** Shows its panel. Renders a `<button>`; with `asChild`, styles its single child, such as a router link. */
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
      'scroll-mx-8 text-start font-semibold hover:text-neel aria-selected:text-neel focus-visible:-outline-offset-2',
      'after:absolute after:inset-x-2 after:bottom-0 after:stitch-rule after:transition-[clip-path] after:duration-240',
      'after:ease-settle after:[clip-path:inset(0_100%_0_0)] rtl:after:[clip-path:inset(0_0_0_100%)]',
      'aria-selected:after:[clip-path:inset(0)] disabled:cursor-not-allowed disabled:text-ink-3 forced-colors:disabled:text-[GrayText]',
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

/** How much waits behind the tab, beside its name and part of it. */
export function TabCount({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="tab-count"
      className={cx(
        'font-normal text-ink-3 text-meta tabular group-aria-selected/tab:font-bold group-aria-selected/tab:text-neel',
        className,
      )}
      {...props}
    />
  );
}

/** What one tab shows. Every panel stays on the page, so what was typed or read there is kept. */
export function TabPanel({ value, className, ...props }: TabPanelProps) {
  const { chosen, tabId, panelId } = useTabsContext('TabPanel');
  return (
    <div
      data-slot="tab-panel"
      data-state={value === chosen ? 'active' : 'inactive'}
      id={panelId(value)}
      role="tabpanel"
      aria-labelledby={tabId(value)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: text alone takes no focus, and the keyboard could not read on
      tabIndex={0}
      // By class and not by attribute: where no script runs all panels are shown, one below the other.
      className={cx(
        'pt-6 focus-visible:outline-offset-4 data-[state=inactive]:hidden noscript:data-[state=inactive]:block',
        className,
      )}
      {...props}
    />
  );
}

interface TabsOptions {
  /** Hears of every choice, by arrow key too. */
  onValueChange?: (value: string) => void;
  /**
   * `automatic` shows a panel as soon as an arrow reaches its tab. `manual` waits for Enter or Space: for panels that
   * have to be fetched, and for tabs that load a page.
   * @default 'automatic'
   */
  activationMode?: 'automatic' | 'manual';
}

/** Which panel is shown: at first, with the tabs keeping count themselves, or always as the parent says. */
type Chosen = { value: string; defaultValue?: never } | { value?: never; defaultValue: string };

export type TabsProps = Omit<ComponentProps<'div'>, 'defaultValue'> & TabsOptions & Chosen;

/** The row is a thing of its own for screen readers, so it has a name. */
export type TabListProps = ComponentProps<'div'> & ({ 'aria-label': string } | { 'aria-labelledby': string });

export interface TabProps extends ComponentProps<'button'> {
  /** Pairs the tab with its panel. Without blanks: ids are made of it. */
  value: string;
  /**
   * Gives the looks to the single child, such as a router link: then the tab also works before the page has come alive.
   * @default false
   */
  asChild?: boolean;
}

export interface TabPanelProps extends ComponentProps<'div'> {
  /** The `value` of its tab. */
  value: string;
}

/** Whether the press opens a tab or a window of the browser, so that this page stays as it is. */
function opensElsewhere(event: MouseEvent) {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
