import { type ComponentProps, type MouseEventHandler, memo } from 'react';
import { Deferred } from '../internal/deferred/deferred.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import type { MegaMenuEntry } from './mega-menu.tsx';
import type { MenuItem } from './menu-item.ts';

/*
 * Before hydration, CSS opens the panel on hover and focus. Afterwards only `data-state` does, or following a link
 * could not close it. The closed panel is `display: none`, so that its images are not loaded. Its shadow is the scrim:
 * it dims the page below, but never the bar or the control that opened the panel.
 */
const panelClass =
  // A deferred panel has no links before hydration.
  'not-has-[a]:hidden! absolute inset-x-0 top-full z-dropdown hidden max-h-[calc(100dvh-var(--piri-header-height,7rem))] -translate-y-2 overflow-y-auto bg-surface opacity-0 ' +
  'shadow-[0_0_0_200vmax_var(--piri-scrim)] [clip-path:inset(0_0_-200vmax)] forced-colors:border-b ' +
  'transition-[opacity,translate,display] transition-discrete duration-base ease-enter group-data-instant/menu:transition-none ' +
  '[&:is([data-state=open],nav:not([data-hydrated])_li:is(:hover,:focus-within)>*)]:block ' +
  '[&:is([data-state=open],nav:not([data-hydrated])_li:is(:hover,:focus-within)>*)]:translate-y-0 ' +
  '[&:is([data-state=open],nav:not([data-hydrated])_li:is(:hover,:focus-within)>*)]:opacity-100 ' +
  'starting:[&:is([data-state=open],nav:not([data-hydrated])_li:is(:hover,:focus-within)>*)]:-translate-y-2 ' +
  'starting:[&:is([data-state=open],nav:not([data-hydrated])_li:is(:hover,:focus-within)>*)]:opacity-0 ' +
  '[nav:not([data-hydrated])_li:hover:not(:focus-within)>&]:delay-160';

/** The links under one entry. They are not re-rendered when the panel opens and closes. */
export function MegaMenuPanel({
  entry,
  labels,
  linkComponent,
  onFollow,
  drawn,
  ...props
}: MegaMenuPanelProps) {
  const given = { entry, labels, linkComponent, onFollow };
  return (
    <div {...props} data-slot="mega-menu-panel" className={panelClass}>
      <Deferred drawn={drawn} withoutScripts={<PanelLinks {...given} withAside={false} />}>
        <PanelLinks {...given} />
      </Deferred>
    </div>
  );
}

/** Groups in columns, an aside, and a bottom row that begins with a link to the entry itself. */
const PanelLinks = memo(
  ({ entry, labels, linkComponent: Anchor, onFollow, withAside = true }: PanelLinksProps) => {
    return (
      <>
        <div className="mx-auto flex max-w-page gap-8 px-4 pt-9 pb-10 md:px-8">
          <ul className="flex-1 columns-3 gap-8 xl:columns-4">
            {entry.children?.map((group) => (
              <MegaMenuGroup
                key={group.id}
                group={group}
                labels={labels}
                linkComponent={Anchor}
                onFollow={onFollow}
              />
            ))}
          </ul>
          {withAside && entry.aside && (
            <div className="w-72 shrink-0 max-lg:hidden xl:w-94">{entry.aside}</div>
          )}
        </div>
        <div className="bg-surface-muted">
          <div className="mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-x-9 px-4 md:px-8">
            <Anchor
              href={entry.href}
              onClick={onFollow}
              className="inline-flex min-h-11 items-center font-semibold text-small text-accent"
            >
              <span className="stitch-bottom pb-1.5">{labels.all(entry.label)}</span>
            </Anchor>
            {entry.footer}
          </div>
        </div>
      </>
    );
  },
);

/* The list styles the rows, so that some seventy links need no class of their own in the HTML. */
function MegaMenuGroup({ group, labels, linkComponent: Anchor, onFollow }: MegaMenuGroupProps) {
  return (
    <li data-slot="mega-menu-group" className="break-inside-avoid pb-6">
      <p className="font-semibold text-lead">{group.label}</p>
      <Anchor
        href={group.href}
        onClick={onFollow}
        className="inline-flex min-h-8 items-center font-semibold text-small text-accent hover:underline pointer-coarse:min-h-11"
      >
        {labels.all(group.label)}
      </Anchor>
      {group.children && (
        <ul className="pt-1.5 [&_a:hover]:underline [&_a]:flex [&_a]:min-h-9 [&_a]:items-center [&_a]:justify-between [&_a]:gap-3 [&_small]:text-subtle [&_small]:text-small pointer-coarse:[&_a]:min-h-11">
          {group.children.map((link) => (
            <li key={link.id}>
              <Anchor href={link.href} onClick={onFollow}>
                {link.label}
                {link.description !== undefined && <small>{link.description}</small>}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The texts of the menu. */
export interface MegaMenuLabels {
  /** The link to everything under an entry. @default (label) => `All ${label}` */
  all: (label: string) => string;
  /** Names the button that opens an entry's panel. @default (label) => `Show ${label}` */
  toggle: (label: string) => string;
}

interface MegaMenuGroupProps {
  group: MenuItem;
  labels: MegaMenuLabels;
  linkComponent: LinkComponent;
  onFollow: MouseEventHandler;
}

interface PanelLinksProps {
  /** @default true */
  withAside?: boolean;
  entry: MegaMenuEntry;
  labels: MegaMenuLabels;
  linkComponent: LinkComponent;
  onFollow: MouseEventHandler;
}

interface MegaMenuPanelProps extends PanelLinksProps, Omit<ComponentProps<'div'>, 'className'> {
  /** Whether to render the links: the panel has been open, or is not deferred. */
  drawn: boolean;
}
