import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { AccordionItem, AccordionTitle } from '../accordion/accordion.tsx';
import { Icon } from '../icon/icon.tsx';
import { Deferred, useDeferredDetails } from '../internal/deferred/deferred.tsx';
import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import { Popover } from '../popover/popover.tsx';
import type { FilterGroup } from './filter-groups.ts';

interface GroupLayoutProps {
  group: FilterGroup;
  /** Whether a closed group's content is rendered only when it opens. */
  defer: boolean;
  formatSelected: (count: number) => string;
  close: string;
  children: ReactNode;
}

/** A group that its title expands and collapses. Switches have no title and are always open. */
export function CollapsibleGroup({ group, defer, formatSelected, children }: GroupLayoutProps) {
  const [open, setOpen] = useOptimisticValue(isInitiallyOpen(group));
  const { drawn, summary, details } = useDeferredDetails(!defer || open);
  if (group.kind === 'switches') return <div className="border-subtle border-b py-2">{children}</div>;
  const detail = detailOf(group, formatSelected);
  return (
    <AccordionItem open={open} onOpenChange={setOpen} data-deferred={drawn ? undefined : ''} {...details}>
      <AccordionTitle {...summary} className="after:hidden">
        <span className="text-body">{group.name}</span>{' '}
        {detail && (
          <span className="ms-1.5 font-normal text-accent">
            <bdi>{detail}</bdi>
          </span>
        )}
      </AccordionTitle>
      <Deferred drawn={drawn}>
        <div className="pb-4">{children}</div>
      </Deferred>
    </AccordionItem>
  );
}

/** A group in a dropdown below its button. */
export function DropdownGroup({ group, formatSelected, close, children }: GroupLayoutProps) {
  const id = useId();
  if (group.kind === 'switches')
    return <div className="flex ps-2 *:flex *:flex-wrap *:gap-x-6">{children}</div>;
  const detail = detailOf(group, formatSelected);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        data-slot="filter-menu"
        data-selected={detail ? '' : undefined}
        className={cx(
          'inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-control bg-surface ps-3.5 pe-3',
          'text-start font-semibold text-small transition-colors duration-base hover:border-strong data-selected:border-accent data-selected:text-accent',
        )}
      >
        <span className="min-w-0 wrap-anywhere">
          {group.name}{' '}
          {detail && (
            <span className="ms-1 font-normal">
              <bdi>{detail}</bdi>
            </span>
          )}
        </span>
        <Icon name="chevron-down" width={18} height={18} />
      </button>
      <Popover id={id} aria-label={group.name} closeLabel={close}>
        <p className="w-56 max-w-full pb-2 font-semibold text-body">{group.name}</p>
        <div className="-me-8 text-body">{children}</div>
      </Popover>
    </>
  );
}

/** Returns whether a group is open. Switches have no title that could close them. */
export function isInitiallyOpen(group: FilterGroup): boolean {
  return group.kind === 'switches' || (group.defaultOpen ?? true);
}

function detailOf(group: FilterGroup, formatSelected: (count: number) => string): ReactNode {
  if (group.kind === 'switches') return null;
  if (group.description !== undefined || group.kind !== 'checkbox') return group.description;
  const count = group.values.filter((value) => value.selected).length;
  return count > 0 && formatSelected(count);
}
