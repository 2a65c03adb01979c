import { Icon } from '../icon/icon.tsx';
import { useDeferredDetails } from '../internal/deferred/deferred.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { MobileMenuEntry } from './mobile-menu.tsx';

/** One level of the tree: links, and a `<details>` with the next level for each item that has children. */
export function MenuLevel({ items, parent, labels, linkComponent: Anchor, defer }: MenuLevelProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {item.children?.length ? (
            <Branch item={item} parent={parent} labels={labels} linkComponent={Anchor} defer={defer} />
          ) : (
            <Anchor href={item.href}>
              {item.label}
              {item.description !== undefined && <small>{item.description}</small>}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}

function Branch({ item, parent, labels, linkComponent: Anchor, defer }: BranchProps) {
  const { drawn, summary, details } = useDeferredDetails(!defer);
  return (
    // If it was opened before hydration, it has an `open` attribute that React did not render.
    <details suppressHydrationWarning {...details}>
      <summary {...summary} className="list-none [&::-webkit-details-marker]:hidden">
        <span className="flex min-h-13 items-center gap-3">
          <span className="flex-1">{item.label}</span>
          {item.description !== undefined && <small>{item.description}</small>}
          <Icon name="chevron-right" className="-me-1.5 size-5" />
        </span>
        <span className="-ms-1.5 flex h-15 items-center gap-2.5 pe-11 font-semibold">
          <Icon name="chevron-left" />
          <VisuallyHidden>{labels.back(parent)}</VisuallyHidden>
          <span aria-hidden="true">{parent}</span>
        </span>
      </summary>
      {drawn && (
        <div>
          {item.banner}
          <Anchor
            href={item.href}
            className="flex min-h-13 items-center justify-between gap-3 border-subtle border-b pe-6.5 font-semibold text-accent"
          >
            {labels.all(item.label)}
            {item.description !== undefined && <small>{item.description}</small>}
          </Anchor>
          <MenuLevel
            items={item.children ?? []}
            parent={item.label}
            labels={labels}
            linkComponent={Anchor}
            defer={defer}
          />
        </div>
      )}
    </details>
  );
}

/** The texts of the drawer. */
export interface MobileMenuLabels {
  /** The link to everything under an entry. @default (label) => `All ${label}` */
  all: (label: string) => string;
  /** The visually hidden label of the back button. @default (label) => `Back to ${label}` */
  back: (label: string) => string;
  /** Names the drawer and its first level. @default 'Menu' */
  title: string;
  /** @default 'Close' */
  close: string;
}

interface MenuLevelProps {
  items: readonly MobileMenuEntry[];
  /** The label of the level above. */
  parent: string;
  labels: MobileMenuLabels;
  linkComponent: LinkComponent;
  /** Whether to render a closed level only when it first opens. */
  defer: boolean;
}

interface BranchProps extends Omit<MenuLevelProps, 'items'> {
  item: MobileMenuEntry;
}
