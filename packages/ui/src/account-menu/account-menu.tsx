import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type ElementType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { DropdownPanel, type DropdownPanelOpenChangeReason } from '../dropdown-panel/dropdown-panel.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import type { OpenStateProps } from '../internal/overlay/open-state.ts';
import { Slot } from '../internal/slot.tsx';
import { useLabels } from '../internal/use-labels.ts';
import { moveFocusOnHide } from './move-focus-on-hide.ts';

const english = { label: 'Your account', signInLabel: 'Sign in' };

/**
 * A menu of the user's account in the navigation bar. A guest gets a link to sign in; a signed-in user gets their name
 * and a short list, in a native popover that works without JavaScript: `entries`, or an `AccountMenuItem` for each.
 *
 * With `cssVariable`, which of the two shows follows custom properties on `<html>`, which a script can set before the
 * first paint: `{variable}-in: inline-flex` and `{variable}-out: none`. The HTML stays the same for every visitor.
 */
export function AccountMenu({
  name,
  description,
  entries,
  signInHref,
  onSignIn,
  open,
  defaultOpen,
  onOpenChange,
  label,
  signInLabel,
  cssVariable,
  linkComponent: Anchor = 'a',
  className,
  children,
  ref,
  ...props
}: AccountMenuProps) {
  const labels = useLabels('AccountMenu', english);
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => (own.current ? moveFocusOnHide(own.current) : undefined), []);
  const shown = (state: 'in' | 'out') => {
    const display = (name !== undefined) === (state === 'in') ? 'inline-flex' : 'none';
    return { display: cssVariable ? `var(${cssVariable}-${state},${display})` : display };
  };
  return (
    <div
      {...props}
      ref={mergeRefs(own, ref)}
      data-slot="account-menu"
      className={cx('relative flex', className)}
    >
      <IconButton asChild aria-label={signInLabel ?? labels.signInLabel} style={shown('out')}>
        <Anchor href={signInHref} onClick={onSignIn}>
          <Icon name="account" />
        </Anchor>
      </IconButton>
      <IconButton
        aria-label={label ?? labels.label}
        popoverTarget={id}
        style={shown('in')}
        className="aria-expanded:bg-surface-muted"
      >
        <Icon name="account" />
      </IconButton>
      <DropdownPanel
        id={id}
        open={open}
        defaultOpen={defaultOpen}
        onOpenChange={onOpenChange}
        anchor="button"
        className="min-w-60"
        role="group"
        aria-label={label ?? labels.label}
      >
        {name !== undefined && (
          <div className="border-subtle border-b px-3 pt-2 pb-3">
            <p className="font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            {description && (
              <p className="text-muted text-small wrap-anywhere">
                {/* A phone number has no direction of its own and would be reordered in a right-to-left line. */}
                <bdi>{description}</bdi>
              </p>
            )}
          </div>
        )}
        <ul className="pt-1">
          {entries?.map(({ id, label: text, href, onClick }) => (
            <AccountMenuItem key={id} asChild={href !== undefined} onClick={onClick}>
              {href === undefined ? text : <Anchor href={href}>{text}</Anchor>}
            </AccountMenuItem>
          )) ?? children}
        </ul>
      </DropdownPanel>
    </div>
  );
}

/**
 * An entry with content of its own, which closes the menu. Renders an `<a>` with `href`, or else a `<button>`; with
 * `asChild`, styles its single child, such as a router link.
 */
export function AccountMenuItem({ asChild = false, className, ...props }: AccountMenuItemProps) {
  const Element: ElementType = asChild ? Slot : 'href' in props ? 'a' : 'button';
  return (
    <li onClickCapture={close}>
      <Element
        type={Element === 'button' ? 'button' : undefined}
        data-slot="account-menu-item"
        className={cx(
          'flex min-h-11 w-full items-center rounded-chip px-3 text-start hover:bg-surface-muted hover:text-accent',
          className,
        )}
        {...props}
      />
    </li>
  );
}

/** Runs before the action of an entry, which may hide the button that gets the focus. */
function close({ currentTarget }: MouseEvent) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
}

/** A line between entries, which screen readers ignore. Renders an `<li>`. */
export function AccountMenuSeparator({ className, ...props }: ComponentProps<'li'>) {
  return (
    <li
      aria-hidden="true"
      data-slot="account-menu-separator"
      className={cx('my-1 border-subtle border-t', className)}
      {...props}
    />
  );
}

export type AccountMenuItemProps = (ComponentProps<'a'> | ComponentProps<'button'>) & {
  /**
   * Passes the styles to the single child, such as a router link.
   * @default false
   */
  asChild?: boolean;
};

export type AccountMenuEntry = { id: string; label: ReactNode } & (
  | { href: string; onClick?: undefined }
  | { href?: undefined; onClick: () => void }
);

/** What opened or closed the list. `item-press` is one of its entries. */
export type AccountMenuOpenChangeReason = DropdownPanelOpenChangeReason;

export interface AccountMenuProps extends OpenStateProps<AccountMenuOpenChangeReason>, ComponentProps<'div'> {
  /** Who is signed in. Without it, a link to sign in replaces the menu. */
  name?: ReactNode;
  /** A line under the name, such as a telephone number. */
  description?: ReactNode;
  /** Links and actions, in order. */
  entries?: readonly AccountMenuEntry[] | undefined;
  /** Instead of `entries`: an `AccountMenuItem` for each, and `AccountMenuSeparator`s. They are in a `<ul>`. */
  children?: ReactNode;
  /** The sign-in page, which the link opens if `onSignIn` does not prevent it. */
  signInHref: string;
  /** Called when the link is pressed. Prevent its default to sign in without leaving the page. */
  onSignIn?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** @default 'Your account' */
  label?: string;
  /** @default 'Sign in' */
  signInLabel?: string;
  /**
   * The prefix of the custom properties on `<html>` that choose which state shows.
   * @example '--account'
   */
  cssVariable?: `--${string}`;
  /** @default 'a' */
  linkComponent?: LinkComponent;
}
