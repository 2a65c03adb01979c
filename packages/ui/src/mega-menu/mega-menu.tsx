import type { ComponentProps, ReactNode } from 'react';
import type { LinkComponent } from '../internal/link-component.ts';
import type { MegaMenuLabels } from './mega-menu-panel.tsx';
import { MenuFrame } from './menu-frame.tsx';
import type { MenuItem } from './menu-item.ts';
import { radixParts } from './radix-parts.tsx';

/**
 * A row of links with a wide panel under each. Stands in a positioned bar, whose width the panels take.
 *
 * Radix keeps the open value and walks the row by arrow keys. The panels are ours: Radix takes its own off the page
 * when they close and, kept there by force, each of them swallows every Escape. Its hovering and its clicks do not
 * know of each other, so it runs in `manual` mode and `createMenuIntent` decides.
 */
export function MegaMenu(props: MegaMenuProps) {
  return <MenuFrame {...props} parts={radixParts} />;
}

/** A word of the row with what its panel shows. */
export interface MegaMenuEntry extends MenuItem {
  /** Set apart by colour, for the one entry that is an offer. */
  accent?: boolean;
  /** Stands beside the groups, such as a picture of something new. */
  aside?: ReactNode;
  /** Follows the link to everything, in the bottom row. */
  footer?: ReactNode;
}

export interface MegaMenuProps extends Omit<ComponentProps<'nav'>, 'children' | 'dir' | 'aria-label'> {
  items: readonly MegaMenuEntry[];
  /** The name of the landmark. @default 'Main' */
  label?: string;
  /** @default 'a' */
  linkComponent?: LinkComponent;
  labels?: Partial<MegaMenuLabels>;
  /** Needed only where the menu's direction differs from its surroundings'. */
  dir?: 'ltr' | 'rtl';
  /** The `id` of the entry whose panel is open at first. */
  defaultOpen?: string;
  /**
   * Builds the links of a panel when it opens. Before that they are text for a browser with scripts, and links, without
   * the aside, for one without. Entries whose panel waits have
   * `data-deferred`, by which a page that starts late can tell that it is wanted.
   * @default false
   */
  defer?: boolean;
}

export type { LinkComponent, MenuItem };
