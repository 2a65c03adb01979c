import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { Slot } from '../internal/slot.tsx';
import { useValue } from '../internal/use-value.ts';

/** A label that shows a chosen value, such as an active filter. Renders a `<span>`; a `TagRemove` in it removes it. */
export function Tag({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="tag"
      className={cx(
        'inline-flex min-h-9 max-w-full items-center rounded-chip bg-accent-soft px-3 font-medium text-small text-accent',
        'has-data-[slot=tag-remove]:pe-0 forced-colors:border',
        // The remove button has the focus, and the ring is around the tag that it would remove.
        'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        className,
      )}
      {...props}
    />
  );
}

/**
 * A button that removes its tag. Its name has to say which one, since every tag has such a button. Renders a `<button>`
 * with a cross; with `asChild`, its single child, such as a link to the list without that filter, for pages without
 * JavaScript.
 */
export function TagRemove({ asChild = false, className, children, ...props }: TagRemoveProps) {
  const shared = {
    'data-slot': 'tag-remove',
    // Visually as high as the tag, with a touch target of 44 px.
    className: cx(
      'relative inline-flex size-9 shrink-0 items-center justify-center rounded-chip text-accent',
      'before:absolute before:-inset-1 hover:text-default focus-visible:outline-none',
      className,
    ),
    ...props,
  };
  if (asChild) return <Slot {...(shared as ComponentProps<typeof Slot>)}>{children}</Slot>;
  return (
    <button type="button" {...shared}>
      {children ?? <Icon name="close" width={18} height={18} />}
    </button>
  );
}

/**
 * A list of the active tags. Renders a `<ul>` of `<li>`s with a `Tag` each. When one is removed, the focus moves to the
 * one that takes its position instead of getting lost.
 */
export function TagList({ ref, className, onClick, ...props }: TagListProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ index: number; count: number }>(undefined);

  // After every render: a tag may be removed late, after the server has responded.
  useEffect(() => {
    const left = removers(list.current);
    if (!pressed.current || left.length >= pressed.current.count) return;
    const { index } = pressed.current;
    pressed.current = undefined;
    if (document.activeElement !== document.body) return;
    (left[index] ?? left.at(-1) ?? list.current)?.focus();
  });

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it handles the clicks of its buttons, which keys trigger too
    <ul
      data-slot="tag-list"
      tabIndex={-1}
      className={cx('flex flex-wrap gap-2', className)}
      {...props}
      ref={mergeRefs(list, ref)}
      onClick={(event) => {
        const all = removers(list.current);
        const index = all.findIndex((remover) => remover.contains(event.target as Node));
        if (index >= 0) pressed.current = { index, count: all.length };
        onClick?.(event);
      }}
    />
  );
}

/** A button that switches a value on and off, for the few most used filters. Renders a `<button>`. */
export function TagToggle({
  pressed: given,
  defaultPressed = false,
  onPressedChange,
  className,
  children,
  onClick,
  ...props
}: TagToggleProps) {
  const [pressed, setPressed] = useValue(given, defaultPressed, onPressedChange);
  return (
    <button
      type="button"
      data-slot="tag-toggle"
      data-state={pressed ? 'on' : 'off'}
      aria-pressed={pressed}
      className={cx(
        'inline-flex min-h-11 max-w-full items-center gap-2 rounded-chip border border-control bg-surface px-3.5 font-medium text-small',
        'transition-colors duration-base hover:border-strong disabled:border-transparent disabled:bg-surface-strong disabled:text-subtle',
        'data-[state=on]:border-accent data-[state=on]:bg-accent-soft data-[state=on]:text-accent',
        'disabled:cursor-not-allowed forced-colors:disabled:text-[GrayText]',
        className,
      )}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        setPressed(!pressed);
      }}
    >
      {pressed && <Icon name="check" width={18} height={18} />}
      {children}
    </button>
  );
}

interface TagRemoveOptions {
  /**
   * Passes the styles to the single child, such as a router link with an `Icon` in it.
   * @default false
   */
  asChild?: boolean;
  /**
   * The action and the tag.
   * @example 'Remove L-shapes'
   */
  'aria-label': string;
}

export type TagRemoveProps = Omit<ComponentProps<'button'>, 'aria-label'> & TagRemoveOptions;

export interface TagListProps extends Omit<ComponentProps<'ul'>, 'aria-label'> {
  /**
   * Describes the tags; read out before them.
   * @example 'Active filters'
   */
  'aria-label': string;
}

export interface TagToggleProps extends ComponentProps<'button'> {
  /** Whether it is on, if the parent controls it. Use with `onPressedChange`. */
  pressed?: boolean;
  /** @default false */
  defaultPressed?: boolean;
  onPressedChange?: (pressed: boolean) => void;
}

function removers(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-slot=tag-remove]') ?? [])];
}
