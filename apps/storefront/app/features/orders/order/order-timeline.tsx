import { Timeline, TimelineEvent } from '@piri/ui/timeline';
import type { TimelineStep } from './build-next-steps.ts';

/** Steps of an order in their order. */
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
