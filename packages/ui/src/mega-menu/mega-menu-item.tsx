import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icon/icon.tsx';
import { useDeferredDetails } from '../internal/deferred/deferred.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import type { HoverIntent } from './hover-intent.ts';
import type { MegaMenuEntry as Entry } from './mega-menu.tsx';
import { type MegaMenuLabels, MegaMenuPanel } from './mega-menu-panel.tsx';
import type { MenuRowComponents } from './menu-row-components.ts';
import { getLinkForKey } from './panel-keyboard.ts';

const labelClass =
  'relative whitespace-nowrap after:absolute after:inset-x-0 after:-bottom-1.5 after:h-[1.5px] after:text-accent after:stitch-horizontal ' +
  'after:transition-[clip-path] after:duration-slow after:ease-enter after:[clip-path:inset(0_100%_0_0)] rtl:after:[clip-path:inset(0_0_0_100%)] ' +
  'group-hover/entry:after:[clip-path:inset(0)] group-focus-within/entry:after:[clip-path:inset(0)] group-data-open/entry:after:[clip-path:inset(0)]';

/** An entry of the row: a link and, if it has children, a panel with a button for the keyboard. */
export function MegaMenuItem({
  entry,
  open,
  live,
  rightToLeft,
  panelId,
  defer,
  rowComponents: RowComponents,
  labels,
  intent,
  pointerType,
  ...rest
}: MegaMenuItemProps) {
  const Anchor = rest.linkComponent;
  const hasPanel = Boolean(entry.children?.length);
  const { drawn } = useDeferredDetails(!defer || open);

  const followed = useCallback(
    (event: MouseEvent) => {
      if (!opensElsewhere(event)) intent.rest();
    },
    [intent],
  );
  const entryClicked = (event: MouseEvent) => {
    const byFinger = pointerType.current === 'touch' || pointerType.current === 'pen';
    if (!hasPanel || !byFinger) return followed(event);
    event.preventDefault();
    intent.toggle(entry.id);
  };
  const entryKeyed = (event: KeyboardEvent) => {
    if (!hasPanel || event.key !== 'ArrowDown') return;
    event.preventDefault();
    // The panel has to be rendered before its first link can take the focus.
    flushSync(() => intent.show(entry.id));
    document.getElementById(panelId)?.querySelector('a')?.focus();
  };
  const panelKeyed = (event: KeyboardEvent<HTMLElement>) => {
    const link = event.currentTarget.parentElement?.querySelector('a');
    const next =
      getLinkForKey(event.currentTarget, event.key, rightToLeft) ??
      (event.key === 'ArrowUp' ? link : undefined);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const blurred = (event: FocusEvent<HTMLElement>) => {
    if (open && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) intent.close();
  };

  return (
    <RowComponents.Item
      value={entry.id}
      data-slot="mega-menu-item"
      data-value={entry.id}
      data-open={open ? '' : undefined}
      data-deferred={drawn || !hasPanel ? undefined : ''}
      className="group/entry"
      onPointerMove={mouseOnly(() => (hasPanel ? intent.hover(entry.id) : intent.leave()))}
      onPointerLeave={mouseOnly(intent.leave)}
      onBlur={blurred}
    >
      {/* Radix adds a focus trap after the button, for panels that are elsewhere in the document. */}
      <div className="relative h-full [&>span]:hidden">
        <RowComponents.Link>
          <Anchor
            href={entry.href}
            data-has-panel={hasPanel ? '' : undefined}
            onClick={entryClicked}
            onKeyDown={entryKeyed}
            className={`-mx-2 flex h-full min-h-11 items-center rounded-control px-2 focus-visible:-outline-offset-3 ${entry.accent ? 'font-bold text-sale' : 'font-medium'}`}
          >
            <span className={labelClass}>{entry.label}</span>
          </Anchor>
        </RowComponents.Link>
        {hasPanel && (
          <RowComponents.Trigger
            open={open}
            onToggle={() => intent.toggle(entry.id)}
            type="button"
            aria-label={labels.toggle(entry.label)}
            aria-controls={panelId}
            onKeyDown={entryKeyed}
            className="pointer-events-none absolute inset-y-0 start-full flex w-6 items-center justify-center rounded-control opacity-0 focus-visible:opacity-100 focus-visible:-outline-offset-3"
          >
            <Icon name="chevron-down" className="size-4" />
          </RowComponents.Trigger>
        )}
      </div>
      {hasPanel && (
        <MegaMenuPanel
          id={panelId}
          entry={entry}
          labels={labels}
          linkComponent={Anchor}
          drawn={drawn}
          data-state={open ? 'open' : 'closed'}
          inert={live && !open}
          onFollow={followed}
          onKeyDown={panelKeyed}
        />
      )}
    </RowComponents.Item>
  );
}

/** Calls `act` for a mouse only: the move and leave events of a finger would conflict with its tap, which toggles. */
function mouseOnly(act: () => void) {
  return (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };
}

/** Returns whether the click opens a new tab or window and leaves this page as it is. */
function opensElsewhere(event: MouseEvent) {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

interface MegaMenuItemProps {
  entry: Entry;
  open: boolean;
  /** Whether React has hydrated the menu and replaces the style sheet. */
  live: boolean;
  rightToLeft: boolean;
  panelId: string;
  /** Whether to render the panel's links only when it first opens. */
  defer: boolean;
  rowComponents: MenuRowComponents;
  labels: MegaMenuLabels;
  linkComponent: LinkComponent;
  intent: HoverIntent;
  pointerType: RefObject<string>;
}
