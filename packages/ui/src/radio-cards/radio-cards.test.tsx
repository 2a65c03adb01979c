import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { RadioCard, RadioCards } from './radio-cards.tsx';

describeConformance(
  'RadioCards',
  (props) => (
    <RadioCards legend="When should we deliver it?" {...props}>
      <RadioCard value="thursday">Thursday</RadioCard>
    </RadioCards>
  ),
  { slot: 'radio-cards', element: 'fieldset' },
);
describeConformance(
  'RadioCard',
  (props) => (
    <RadioCard value="thursday" name="day" trailing="৳1,200" description="Two men." {...props}>
      Thursday
    </RadioCard>
  ),
  { slot: 'radio-card', element: 'input' },
);

test('a press anywhere on a card chooses it, including its price and its description', () => {
  const onValueChange = vi.fn();
  render(
    <RadioCards legend="When should we deliver it?" onValueChange={onValueChange}>
      <RadioCard value="thursday" trailing="৳1,200" description="Two men.">
        Thursday
      </RadioCard>
      <RadioCard value="collect" trailing="Free">
        Collect it
      </RadioCard>
    </RadioCards>,
  );
  fireEvent.click(screen.getByText('Free'));
  fireEvent.click(screen.getByText('Two men.'));
  expect(onValueChange.mock.calls).toEqual([['collect'], ['thursday']]);
});

test('is named by its text and price, and described by its description', () => {
  render(
    <RadioCards legend="When should we deliver it?">
      <RadioCard value="thursday" trailing="৳1,200" description="Two men.">
        Thursday
      </RadioCard>
      <RadioCard value="later">A later day</RadioCard>
    </RadioCards>,
  );
  expect(screen.getByRole('radio', { name: 'Thursday ৳1,200', description: 'Two men.' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'A later day' }).hasAttribute('aria-describedby')).toBe(false);
});

test('CHECK-1 an unavailable card has a reason, stays focusable and ignores presses', () => {
  const onValueChange = vi.fn();
  const onChange = vi.fn();
  render(
    <RadioCards legend="How would you like to pay?" defaultValue="card" onValueChange={onValueChange}>
      <RadioCard value="card">Card</RadioCard>
      <RadioCard value="cash" disabledReason="Only up to ৳1,00,000." onChange={onChange}>
        Cash
      </RadioCard>
    </RadioCards>,
  );
  const cash = screen.getByRole<HTMLInputElement>('radio', {
    name: 'Cash',
    description: 'Only up to ৳1,00,000.',
  });
  expect(cash.disabled).toBe(false);
  expect(cash.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByText('Cash'));
  fireEvent.click(cash);
  expect(cash.checked).toBe(false);
  // A story checks in a browser that the chosen option stays chosen: jsdom loses it when a press is prevented.
  expect(onValueChange).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
});

test('the expanded content is outside the label, so that it can be pressed itself', () => {
  render(
    <RadioCards legend="When should we deliver it?">
      <RadioCard
        value="later"
        logos={<span>mark</span>}
        expandedContent={<button type="button">Fri 27</button>}
      >
        A later day
      </RadioCard>
    </RadioCards>,
  );
  expect(screen.getByText('Fri 27').closest('label')).toBeNull();
  expect(screen.getByRole('radio', { name: 'A later day' })).toBeTruthy();
});

test('has its variant as a data attribute', () => {
  render(<RadioCards legend="Legs" variant="chips" />);
  expect(screen.getByRole('radiogroup').dataset['variant']).toBe('chips');
});
