import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type ReactNode, useContext, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import type { OpenStateProps } from '../internal/overlay/open-state.ts';
import { type DetailsReason, useDetailsState } from '../internal/use-details-state.ts';

const title = cva(
  [
    'relative flex w-full cursor-pointer list-none items-center gap-3 rounded-control text-start font-semibold',
    'transition-colors duration-base hover:text-accent [&::-webkit-details-marker]:hidden',
    // Match only the item's own state: another accordion may be nested inside this one.
    'after:absolute after:inset-x-0 after:-bottom-px after:stitch-horizontal after:transition-[clip-path] after:duration-slow',
    'after:ease-enter after:[clip-path:inset(0_100%_0_0)] rtl:after:[clip-path:inset(0_0_0_100%)]',
    '[[open]>&]:after:[clip-path:inset(0)]',
  ],
  { variants: { size: { medium: 'min-h-14 py-3', small: 'min-h-11 py-2 text-small' } } },
);

const content = cva('wrap-anywhere', {
  variants: { size: { medium: 'pt-4 pb-6', small: 'pt-3 pb-4 text-small' } },
});

/** A list of titles, each of which expands its content. With a `name`, only one item is open at a time. */
export function Accordion({ name, size = 'medium', className, ...props }: AccordionProps) {
  return (
    <AccordionContext value={{ name, size }}>
      <div
        data-slot="accordion"
        data-size={size}
        className={cx('border-subtle border-t', className)}
        {...props}
      />
    </AccordionContext>
  );
}

/**
 * A title and its content. Renders a native `<details>`, which works without JavaScript and is opened by find-in-page.
 */
export function AccordionItem({
  open,
  defaultOpen,
  onOpenChange,
  className,
  ref,
  ...props
}: AccordionItemProps) {
  const { name } = useContext(AccordionContext);
  const details = useRef<HTMLDetailsElement>(null);
  const state = useDetailsState(details, { open, defaultOpen, onOpenChange, ...props });
  return (
    <details
      data-slot="accordion-item"
      name={name}
      // If opened before hydration, it has an `open` attribute that React did not render.
      suppressHydrationWarning
      // Browsers without `interpolate-size` cannot animate to an automatic height and open it at once.
      className={cx(
        'border-subtle border-b [interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-y-clip',
        'details-content:opacity-0 details-content:transition-[opacity,content-visibility] details-content:transition-discrete',
        'details-content:duration-slow details-content:ease-enter open:details-content:h-auto open:details-content:opacity-100',
        'motion-safe:details-content:transition-[height,opacity,content-visibility]',
        className,
      )}
      {...props}
      {...state}
      ref={mergeRefs(details, ref)}
    />
  );
}

/** The title of an item. Renders the `<summary>`, all of which can be pressed. */
export function AccordionTitle({ trailing, className, children, ...props }: AccordionTitleProps) {
  const { size } = useContext(AccordionContext);
  return (
    <summary data-slot="accordion-title" className={title({ size, className })} {...props}>
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {/* The space separates the two for screen readers; in a flex row it takes no room. */}
      {trailing && ' '}
      {trailing && <span className="max-w-2/5 text-end font-normal text-muted text-small">{trailing}</span>}
      <Icon name="plus" width={20} height={20} className="[[open]>*>&]:hidden" />
      <Icon name="minus" width={20} height={20} className="hidden [[open]>*>&]:block" />
    </summary>
  );
}

/** The content that the title expands. */
export function AccordionContent({ className, ...props }: ComponentProps<'div'>) {
  const { size } = useContext(AccordionContext);
  return <div data-slot="accordion-content" className={content({ size, className })} {...props} />;
}

/** What opened or closed an item. `none` is the browser's search, or another item with the same `name`. */
export type AccordionItemOpenChangeReason = DetailsReason;

export interface AccordionItemProps
  extends OpenStateProps<AccordionItemOpenChangeReason>,
    Omit<ComponentProps<'details'>, 'open'> {}

export type AccordionSize = 'medium' | 'small';

export interface AccordionProps extends ComponentProps<'div'> {
  /** Items with the same name close each other, across the whole page. Without it, items open independently. */
  name?: string;
  /**
   * The size of the titles and content: `medium` is 56 px high with body text, `small` 44 px with small text for a
   * sidebar.
   * @default 'medium'
   */
  size?: AccordionSize;
}

export interface AccordionTitleProps extends ComponentProps<'summary'> {
  /** Secondary text before the icon, such as the current choice. Part of the title's accessible name. */
  trailing?: ReactNode;
}

const AccordionContext = createContext<{ name: string | undefined; size: AccordionSize }>({
  name: undefined,
  size: 'medium',
});
