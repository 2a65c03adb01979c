import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLabels } from '../internal/use-labels.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const english: Readonly<Record<TimelineState, string>> = {
  completed: 'Done:',
  current: 'Now:',
  upcoming: 'Next:',
  failed: 'Failed:',
};

const square = cva('mt-0.5 grid size-5 place-items-center rounded-chip border forced-colors:border-2', {
  variants: {
    state: {
      completed: 'border-accent bg-accent text-on-accent',
      current: 'border-accent bg-accent text-on-accent forced-colors:border-[Highlight]',
      upcoming: 'border-control',
      failed: 'border-danger text-danger',
    },
  },
});

/** A list of past and future events in order. Renders an `<ol>` of `TimelineEvent`s. */
export function Timeline({ className, ...props }: ComponentProps<'ol'>) {
  return <ol data-slot="timeline" className={cx('@container text-start', className)} {...props} />;
}

/** An event with its date. Renders an `<li>`. */
export function TimelineEvent({
  date,
  state = 'upcoming',
  stateText,
  className,
  children,
  ...props
}: TimelineEventProps) {
  const labels = useLabels('TimelineEvent', english);
  return (
    <li
      data-slot="timeline-event"
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      className={cx('group/event grid grid-cols-[auto_1fr] gap-x-4', className)}
      {...props}
    >
      <span aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center">
        <span className={square({ state })}>{marks[state]}</span>
        <span
          className={cx(
            'stitch-vertical my-1.5 group-last/event:hidden',
            state === 'completed' ? 'text-accent' : 'text-border-control',
          )}
        />
      </span>
      <div className="min-w-0 pb-6 wrap-anywhere group-last/event:pb-0 @min-[26rem]:grid @min-[26rem]:grid-cols-[7.5rem_1fr] @min-[26rem]:gap-x-4">
        <p className={cx('font-semibold', colours[state])}>
          <VisuallyHidden>{stateText ?? labels[state]} </VisuallyHidden>
          {date}
        </p>
        <div className="max-w-prose text-muted">{children}</div>
      </div>
    </li>
  );
}

export type TimelineState = 'completed' | 'current' | 'upcoming' | 'failed';

export interface TimelineEventProps extends ComponentProps<'li'> {
  /**
   * The date or time, already formatted.
   * @example 'Thu 26 Nov'
   */
  date: ReactNode;
  /** @default 'upcoming' */
  state?: TimelineState;
  /**
   * The state as text, read out before the date.
   * @default 'Done:', 'Now:', 'Next:' or 'Failed:'
   */
  stateText?: string;
}

const marks: Record<TimelineState, ReactNode> = {
  completed: <Icon name="check" width={14} height={14} strokeWidth={2.4} />,
  current: <span className="size-2 bg-on-accent forced-colors:bg-[Highlight]" />,
  upcoming: null,
  failed: <Icon name="close" width={14} height={14} strokeWidth={2.4} />,
};

const colours: Record<TimelineState, string> = {
  completed: '',
  current: 'text-accent',
  upcoming: '',
  failed: 'text-danger',
};
