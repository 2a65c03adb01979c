import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Timeline, TimelineEvent, type TimelineState } from './timeline.tsx';

describeConformance(
  'Timeline',
  (props) => (
    <Timeline {...props}>
      <TimelineEvent date="Today">We keep them for you.</TimelineEvent>
    </Timeline>
  ),
  { slot: 'timeline', element: 'ol' },
);
describeConformance(
  'TimelineEvent',
  (props) => (
    <ol>
      <TimelineEvent date="Today" state="current" {...props}>
        We keep them for you.
      </TimelineEvent>
    </ol>
  ),
  { slot: 'timeline-event', element: 'li' },
);

const all: readonly TimelineState[] = ['completed', 'current', 'upcoming', 'failed'];

test('CHECK-4 announces each state before the date, and marks only the current event', () => {
  render(
    <Timeline>
      {all.map((state) => (
        <TimelineEvent key={state} date="Thu" state={state}>
          Something.
        </TimelineEvent>
      ))}
    </Timeline>,
  );
  const events = screen.getAllByRole('listitem');
  expect(events.map((event) => event.textContent)).toEqual([
    'Done: ThuSomething.',
    'Now: ThuSomething.',
    'Next: ThuSomething.',
    'Failed: ThuSomething.',
  ]);
  expect(events.map((event) => event.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
});

test('accepts localized text for its states', () => {
  render(
    <TimelineEvent date="আজ" state="completed" stateText="হয়েছে:">
      রাখা হলো।
    </TimelineEvent>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('হয়েছে: আজরাখা হলো।');
});
