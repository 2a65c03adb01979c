import { Timeline, TimelineEvent } from '@piri/ui/timeline';
import type { Step } from './next-steps.ts';

/** Steps of an order in their order. */
export function OrderSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Timeline>
      {steps.map(({ when, state, text }, nth) => (
        <TimelineEvent key={nth} when={when} state={state}>
          {text}
        </TimelineEvent>
      ))}
    </Timeline>
  );
}
