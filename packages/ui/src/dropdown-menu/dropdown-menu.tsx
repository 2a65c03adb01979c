import * as Menu from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { captureFocus } from '../internal/overlay/capture-focus.ts';
import { type OverlayOpenProps, useOpen } from '../internal/overlay/open-state.ts';

/**
 * A menu of actions behind one button. Arrow keys move through the items, typing letters finds them, Enter runs them.
 * The page stays interactive: a press outside closes the menu and also does its usual work.
 */
export function DropdownMenu({
  trigger,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  align = 'start',
  className,
  children,
  onEscapeKeyDown,
  onPointerDownOutside,
  onFocusOutside,
  ...props
}: DropdownMenuProps) {
  const [open, setOpen] = useOpen({ open: givenOpen, defaultOpen, onOpenChange });
  // What closes the menu is known before Radix asks for closing. Otherwise, it was an item.
  const closedBy = useRef<DropdownMenuOpenChangeReason>(undefined);
  const pointer = useRef('');
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const change = (next: boolean) => {
    const reason = closedBy.current ?? 'item-press';
    closedBy.current = undefined;
    setOpen(next, next ? 'trigger-press' : reason);
  };
  // A touch may be the start of a scroll, so only its click opens the menu.
  const down = (event: PointerEvent) => {
    pointer.current = event.pointerType;
    closedBy.current = 'trigger-press';
    if (event.pointerType !== 'mouse') event.preventDefault();
  };
  const click = () => {
    if (pointer.current && pointer.current !== 'mouse') setOpen(!open, 'trigger-press');
    pointer.current = '';
  };
  useRestoredFocus(open, button, menu);
  return (
    <Menu.Root open={open} onOpenChange={change} modal={false} dir={open ? writing() : 'ltr'}>
      <Menu.Trigger asChild ref={button} onPointerDown={down} onClick={click}>
        {trigger}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          data-slot="dropdown-menu"
          align={align}
          sideOffset={6}
          collisionPadding={12}
          loop
          {...props}
          onEscapeKeyDown={(event) => {
            onEscapeKeyDown?.(event);
            closedBy.current = event.defaultPrevented ? undefined : 'escape-key';
          }}
          onPointerDownOutside={(event) => {
            onPointerDownOutside?.(event);
            const onButton = button.current?.contains(event.target as Node);
            closedBy.current = event.defaultPrevented
              ? undefined
              : onButton
                ? 'trigger-press'
                : 'outside-press';
          }}
          onFocusOutside={(event) => {
            onFocusOutside?.(event);
            closedBy.current = event.defaultPrevented ? undefined : 'focus-out';
          }}
          ref={mergeRefs(menu, props.ref)}
          // Radix would restore the focus in a later task, even if another element has it by then.
          onCloseAutoFocus={(event) => event.preventDefault()}
          className={cx(
            'z-overlay max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-[min(24rem,calc(100vw-1.5rem))] overflow-y-auto',
            'rounded-control border border-subtle bg-surface p-1 text-default text-small shadow-floating outline-none',
            'transition-opacity duration-base starting:opacity-0',
            className,
          )}
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** An item that runs an action or, with `asChild`, is a link. */
export function DropdownMenuItem({
  destructive = false,
  shortcut,
  className,
  children,
  asChild,
  ...props
}: DropdownMenuItemProps) {
  return (
    <Menu.Item
      data-slot="dropdown-menu-item"
      data-danger={destructive ? '' : undefined}
      asChild={asChild}
      {...props}
      className={cx(row, 'px-3 data-danger:text-danger', className)}
    >
      {asChild ? (
        children
      ) : (
        <>
          {children}
          {shortcut && <kbd className="ms-auto shrink-0 ps-6 font-text text-subtle">{shortcut}</kbd>}
        </>
      )}
    </Menu.Item>
  );
}

/** An item that switches something on or off. The menu stays open, because several may be changed. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  onSelect,
  ...props
}: DropdownMenuCheckboxItemProps) {
  return (
    <Menu.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      {...props}
      onSelect={(event) => {
        onSelect?.(event);
        event.preventDefault();
      }}
      className={cx(row, 'ps-9 pe-3', className)}
    >
      <Mark />
      {children}
    </Menu.CheckboxItem>
  );
}

/** A group of related items, with a line above and an optional heading. */
export function DropdownMenuGroup({ label, className, children, ...props }: DropdownMenuGroupProps) {
  return (
    <Menu.Group data-slot="dropdown-menu-group" {...useHeaded({ label, className, children })} {...props} />
  );
}

/** A group of items of which one is selected. Selecting one closes the menu. */
export function DropdownMenuRadioGroup({
  label,
  className,
  children,
  ...props
}: DropdownMenuRadioGroupProps) {
  return (
    <Menu.RadioGroup
      data-slot="dropdown-menu-radio-group"
      {...useHeaded({ label, className, children })}
      {...props}
    />
  );
}

/** An option of a `DropdownMenuRadioGroup`. */
export function DropdownMenuRadioItem({ className, children, ...props }: DropdownMenuRadioItemProps) {
  return (
    <Menu.RadioItem
      data-slot="dropdown-menu-radio-item"
      {...props}
      className={cx(row, 'ps-9 pe-3 data-[state=checked]:font-semibold', className)}
    >
      <Mark />
      {children}
    </Menu.RadioItem>
  );
}

const row =
  'relative flex min-h-11 cursor-pointer items-center gap-3 rounded-chip py-2 outline-none select-none data-highlighted:bg-accent-soft ' +
  'data-disabled:cursor-default data-disabled:text-subtle forced-colors:data-disabled:text-[GrayText] forced-colors:data-highlighted:outline-2';

/** Returns the props that both kinds of group share: a line above, and a heading that names the group. */
function useHeaded({ label, className, children }: HeadedProps) {
  const id = useId();
  return {
    'aria-labelledby': label ? id : undefined,
    className: cx(
      '[&:not(:first-child)]:mt-1 [&:not(:first-child)]:border-t [&:not(:first-child)]:border-subtle [&:not(:first-child)]:pt-1',
      className,
    ),
    children: (
      <>
        {label && (
          <Menu.Label id={id} className="px-3 pt-2 pb-1 text-muted">
            {label}
          </Menu.Label>
        )}
        {children}
      </>
    ),
  };
}

/** Returns the focus to the button as soon as the menu closes. */
function useRestoredFocus(
  open: boolean,
  button: RefObject<HTMLElement | null>,
  menu: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    if (!open) return;
    const restoreFocus = captureFocus(button.current);
    return () => queueMicrotask(() => restoreFocus(menu.current));
  }, [open, button, menu]);
}

function Mark() {
  return (
    <Menu.ItemIndicator className="absolute start-2.5 text-accent">
      <Icon name="check" width={18} height={18} />
    </Menu.ItemIndicator>
  );
}

/** Returns the writing direction. Radix expects it as a prop, because it may have no document to read it from. */
function writing() {
  return typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

/** What opened or closed it. A press or a key on its button opens it. */
export type DropdownMenuOpenChangeReason =
  | 'trigger-press'
  | 'item-press'
  | 'escape-key'
  | 'outside-press'
  | 'focus-out';

export interface DropdownMenuProps
  extends OverlayOpenProps<DropdownMenuOpenChangeReason>,
    Omit<ComponentProps<typeof Menu.Content>, 'asChild' | 'forceMount'> {
  /** The button that opens the menu, as one element. It also names the menu. */
  trigger: ReactElement;
  /**
   * Which edge of the button the menu aligns with, in reading order.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
}

export interface DropdownMenuItemProps extends ComponentProps<typeof Menu.Item> {
  /**
   * Marks an action that deletes something. Put it last.
   * @default false
   */
  destructive?: boolean;
  /** A keyboard shortcut that does the same elsewhere. Only shown, not listened to. */
  shortcut?: ReactNode;
}

export type DropdownMenuCheckboxItemProps = ComponentProps<typeof Menu.CheckboxItem>;

interface HeadedProps {
  /** A heading, which is also the accessible name of the group. */
  label?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

export interface DropdownMenuGroupProps extends ComponentProps<typeof Menu.Group>, HeadedProps {}

export interface DropdownMenuRadioGroupProps extends ComponentProps<typeof Menu.RadioGroup>, HeadedProps {}

export type DropdownMenuRadioItemProps = ComponentProps<typeof Menu.RadioItem>;
