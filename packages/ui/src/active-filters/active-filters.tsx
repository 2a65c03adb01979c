import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import { Link } from '../link/link.tsx';
import { Tag, TagList, TagRemove } from '../tag/tag.tsx';

const english: ActiveFiltersLabels = {
  label: 'Filters in use',
  clear: 'Clear filters',
  remove: (filter) => `Remove ${filter}`,
};

/**
 * The filters a list is under, each a link to the list without it, and one that clears them all. Renders a `<div>`
 * that stays when the last one has gone: the count in it is read out whenever it changes.
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
  const labels = { ...english, ...ownLabels };
  const list = useRef<HTMLUListElement>(null);
  const cleared = useRef(false);

  // With the last filter its link goes too, and would take the focus along.
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
        // Empty, it only holds the focus until the next key.
        className="min-w-0 empty:absolute empty:outline-none"
      >
        {filters.map(({ id, label, href }) => (
          <li key={id} className="max-w-full">
            <Tag className="relative">
              <bdi className="min-w-0 wrap-anywhere py-1.5">{label}</bdi>
              {/* All of the tag is pressed, not its cross alone. */}
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
        <Link asChild className="inline-flex min-h-11 items-center font-medium text-meta">
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
  /** Unique among the filters, steady between renders. */
  id: string;
  /**
   * What the list is held to, as finished text.
   * @example '৳15,000 to ৳1,30,000'
   */
  label: string;
  /** The list without it. */
  href: string;
}

export interface ActiveFiltersLabels {
  /** What the tags are, heard before them. @default 'Filters in use' */
  label: string;
  /** @default 'Clear filters' */
  clear: ReactNode;
  /** Names the cross of a tag. It has to contain the tag. @default (filter) => `Remove ${filter}` */
  remove: (filter: string) => string;
}

export interface ActiveFiltersProps extends Omit<ComponentProps<'div'>, 'children'> {
  filters: readonly ActiveFilter[];
  /** The list without any of them. Left out, where a link to it stands elsewhere. */
  clearHref?: string | undefined;
  /**
   * How many are left, as finished text. Not seen; heard whenever it changes.
   * @example '63 pieces'
   */
  status: ReactNode;
  /** @default 'a' */
  linkComponent?: LinkComponent;
  labels?: Partial<ActiveFiltersLabels>;
}
