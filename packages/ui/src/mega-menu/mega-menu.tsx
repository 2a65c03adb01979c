import type { ComponentProps, ReactNode } from 'react';
import type { LinkComponent } from '../internal/link-component.ts';
import { MegaMenuBase } from './mega-menu-base.tsx';
import type { MegaMenuLabels } from './mega-menu-panel.tsx';
import type { MenuItem } from './menu-item.ts';
import { radixMenuRowComponents } from './radix-menu-row-components.tsx';

/**
 * A row of links with a wide panel under each. Place it in a positioned bar: the panels take its width. They have the
 * layer `dropdown`, so the bar needs no `z-index`.
 *
 * Radix holds the open value and handles the row's arrow keys. The panels are our own, because Radix removes its panels
 * from the page when they close and, if they are force-mounted, each of them swallows every Escape. Radix's hover and
 * click handling ignore each other, so it runs in `manual` mode and `createHoverIntent` decides.
 */
export function MegaMenu(props: MegaMenuProps) {
  return <MegaMenuBase {...props} rowComponents={radixMenuRowComponents} />;
}

/** An entry of the row, with what its panel shows. */
export interface MegaMenuEntry extends MenuItem {
  /** Highlights the entry with colour. Use it for one entry only, such as a sale. */
  accent?: boolean;
  /** Content beside the groups, such as an image of a new product. */
  aside?: ReactNode;
  /** Content after the link to everything, in the bottom row. */
  footer?: ReactNode;
}

export interface MegaMenuProps
  extends Omit<ComponentProps<'nav'>, 'children' | 'dir' | 'aria-label' | 'defaultValue'> {
  items: readonly MegaMenuEntry[];
  /** The name of the landmark. @default 'Main' */
  label?: string;
  /** @default 'a' */
  linkComponent?: LinkComponent;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<MegaMenuLabels>;
  /** Only needed if the menu's direction differs from that of its surroundings. */
  dir?: 'ltr' | 'rtl';
  /** The `id` of the entry whose panel is open, if the parent controls it; `''` for none. */
  value?: string | undefined;
  /**
   * The `id` of the entry whose panel is open at first, if the parent does not control it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the `id` of the entry whose panel opens, or `''` if a panel closes and no other opens. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Renders the links of a panel when it first opens. Until then they are in a `<noscript>`, without the aside, for
   * browsers without JavaScript. An entry with a deferred panel has `data-deferred`, so that a page that hydrates late
   * can hydrate when the user points at it.
   * @default false
   */
  defer?: boolean;
}

export type { LinkComponent, MenuItem };
