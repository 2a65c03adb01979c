import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import { useLabels } from '../internal/use-labels.ts';
import { Link } from '../link/link.tsx';
import { Tag, TagList, TagRemove } from '../tag/tag.tsx';

const english: ActiveFiltersLabels = {
  label: 'Active filters',
  clear: 'Clear filters',
  remove: (filter) => `Remove ${filter}`,
};

/**
 * A list of the filters in use, each a link to the list without it, and one link that clears them all. Renders a
 * `<div>` that stays after the last filter is removed, because it announces the count whenever it changes.
 */
export function ActiveFilters({
  filters,
  clearHref,
  status,
  linkComponent: Anchor = 'a',
  labels: ownLabels,
  className,
  ...props
}: ActiveFiltersProps) {
  const labels = useLabels('ActiveFilters', english, ownLabels);
  const list = useRef<HTMLUListElement>(null);
  const cleared = useRef(false);

  // The link that clears all filters disappears with the last one, and the focus would be lost.
  useEffect(() => {
    if (!cleared.current || filters.length > 0) return;
    cleared.current = false;
    if (document.activeElement === document.body) list.current?.focus();
  }, [filters.length]);

  return (
    <div
      data-slot="active-filters"
      data-count={filters.length}
      className={cx('flex flex-wrap items-center gap-x-4 gap-y-2 data-[count="0"]:absolute', className)}
      {...props}
    >
      <TagList
        ref={list}
        aria-label={labels.label}
        // While empty, it only holds the focus until the next key press.
        className="min-w-0 empty:absolute empty:outline-none"
      >
        {filters.map(({ id, label, href }) => (
          <li key={id} className="max-w-full">
            <Tag className="relative">
              <bdi className="min-w-0 wrap-anywhere py-1.5">{label}</bdi>
              {/* The whole tag can be pressed, not only its cross. */}
              <TagRemove asChild aria-label={labels.remove(label)} className="static">
                <Anchor href={href}>
                  <Icon name="close" width={18} height={18} />
                </Anchor>
              </TagRemove>
            </Tag>
          </li>
        ))}
      </TagList>
      {clearHref !== undefined && filters.length > 0 && (
        <Link asChild className="inline-flex min-h-11 items-center font-medium text-small">
          <Anchor
            href={clearHref}
            onClick={() => {
              cleared.current = true;
            }}
          >
            {labels.clear}
          </Anchor>
        </Link>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}

export interface ActiveFilter {
  /** Unique among the filters and stable between renders. */
  id: string;
  /**
   * What the list is limited to, as finished text.
   * @example '৳15,000 to ৳1,30,000'
   */
  label: string;
  /** The URL of the list without this filter. */
  href: string;
}

export interface ActiveFiltersLabels {
  /** The accessible name of the list of tags. @default 'Active filters' */
  label: string;
  /** @default 'Clear filters' */
  clear: ReactNode;
  /** Names the cross of a tag. Has to contain the tag's text. @default (filter) => `Remove ${filter}` */
  remove: (filter: string) => string;
}

export interface ActiveFiltersProps extends Omit<ComponentProps<'div'>, 'children'> {
  filters: readonly ActiveFilter[];
  /** The URL of the list without any filters. Leave it out if there is a link to it elsewhere. */
  clearHref?: string | undefined;
  /**
   * How many items are left, as finished text. Visually hidden; announced whenever it changes.
   * @example '63 pieces'
   */
  status: ReactNode;
  /** @default 'a' */
  linkComponent?: LinkComponent;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<ActiveFiltersLabels>;
}
