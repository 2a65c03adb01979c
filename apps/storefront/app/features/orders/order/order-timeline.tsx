import { Timeline, TimelineEvent } from '@piri/ui/timeline';
import type { TimelineStep } from './build-order-steps.ts';

/** Renders the steps of an order as a timeline. */
export function OrderTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <Timeline>
      {steps.map(({ when, state, text }, nth) => (
        <TimelineEvent key={nth} date={when} state={state}>
          {text}
        </TimelineEvent>
      ))}
    </Timeline>
  );
}
