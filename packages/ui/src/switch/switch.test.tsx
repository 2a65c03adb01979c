import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Switch } from './switch.tsx';

describeConformance('Switch', (props) => <Switch {...props}>By text message</Switch>, {
  slot: 'switch',
  element: 'input',
});

test('is submitted as a checkbox and announced as a switch', () => {
  render(
    <form aria-label="Letters">
      <Switch name="text" defaultChecked description="When the lorry leaves.">
        By text message
      </Switch>
    </form>,
  );
  const control = screen.getByRole('switch', {
    name: 'By text message',
    description: 'When the lorry leaves.',
  });
  expect((control as HTMLInputElement).type).toBe('checkbox');
  expect(new FormData(screen.getByRole('form') as HTMLFormElement).get('text')).toBe('on');
});

test('a press on its label or its description toggles it', () => {
  const onChange = vi.fn();
  render(
    <Switch onChange={onChange} description="When the lorry leaves.">
      By text message
    </Switch>,
  );
  fireEvent.click(screen.getByText('By text message'));
  fireEvent.click(screen.getByText('When the lorry leaves.'));
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('switch')).toHaveProperty('checked', false);
});
