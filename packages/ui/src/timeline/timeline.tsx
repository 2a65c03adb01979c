import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const english: Readonly<Record<TimelineState, string>> = {
  done: 'Done:',
  now: 'Now:',
  next: 'To come:',
  failed: 'Failed:',
};

const square = cva('mt-0.5 grid size-5 place-items-center rounded-chip border forced-colors:border-2', {
  variants: {
    state: {
      done: 'border-neel bg-neel text-on-neel',
      now: 'border-neel bg-neel text-on-neel forced-colors:border-[Highlight]',
      next: 'border-control',
      failed: 'border-danger text-danger',
    },
  },
});

/** What has happened and what will, in its order. Renders an `<ol>` of `TimelineEvent`s. */
export function Timeline({ className, ...props }: ComponentProps<'ol'>) {
  return <ol data-slot="timeline" className={cx('@container text-start', className)} {...props} />;
}

/** One day, or one moment, and what belongs to it. Renders an `<li>`. */
export function TimelineEvent({
  when,
  state = 'next',
  stateText = english[state],
  className,
  children,
  ...props
}: TimelineEventProps) {
  return (
    <li
      data-slot="timeline-event"
      data-state={state}
      aria-current={state === 'now' ? 'step' : undefined}
      className={cx('group/event grid grid-cols-[auto_1fr] gap-x-4', className)}
      {...props}
    >
      <span aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center">
        <span className={square({ state })}>{marks[state]}</span>
        <span
          className={cx(
            'stitch-upright my-1.5 group-last/event:hidden',
            state === 'done' ? 'text-neel' : 'text-control',
          )}
        />
      </span>
      <div className="min-w-0 pb-6 wrap-anywhere group-last/event:pb-0 @min-[26rem]:grid @min-[26rem]:grid-cols-[7.5rem_1fr] @min-[26rem]:gap-x-4">
        <p className={cx('font-semibold', colours[state])}>
          <VisuallyHidden>{stateText} </VisuallyHidden>
          {when}
        </p>
        <div className="measure text-ink-2">{children}</div>
      </div>
    </li>
  );
}

export type TimelineState = 'done' | 'now' | 'next' | 'failed';

export interface TimelineEventProps extends ComponentProps<'li'> {
  /**
   * The day or the hour, finished.
   * @example 'Thu 26 Nov'
   */
  when: ReactNode;
  /** @default 'next' */
  state?: TimelineState;
  /**
   * The state in words, heard before the day.
   * @default 'Done:', 'Now:', 'To come:' or 'Failed:'
   */
  stateText?: string;
}

const marks: Record<TimelineState, ReactNode> = {
  done: <Icon name="check" width={14} height={14} strokeWidth={2.4} />,
  now: <span className="size-2 bg-on-neel forced-colors:bg-[Highlight]" />,
  next: null,
  failed: <Icon name="close" width={14} height={14} strokeWidth={2.4} />,
};

const colours: Record<TimelineState, string> = {
  done: '',
  now: 'text-neel',
  next: '',
  failed: 'text-danger',
};
