import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubPopovers } from '../../internal/testing/stub-popovers.ts';
import { BookRoom } from './book-room.tsx';

stubPopovers();

test('the page of Modal shows the form as it is tested, with imports from the package', () => {
  const code = readFileSync(join(import.meta.dirname, 'book-room.tsx'), 'utf8').trim();
  const page = readFileSync(join(import.meta.dirname, '../modal.mdx'), 'utf8');
  const published = code.replace(/'(?:\.\.\/)+(?:[\w-]+\/)?([\w-]+)\.tsx'/g, "'@piri/ui/$1'");
  expect(page).toContain(`\n\`\`\`tsx\n${published}\n\`\`\`\n`);
});

async function open() {
  const onBook = vi.fn();
  render(<BookRoom onBook={onBook} />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Book a room' })));
  const dialog = within(screen.getByRole('dialog', { name: 'Book a room' }));
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Book the room' });
  return { dialog, submit, onBook };
}

test('its button belongs to the form, so Enter submits it from a field', async () => {
  const { dialog, submit } = await open();
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(submit.form).toBe(name.form);
  expect(submit.type).toBe('submit');
});

test('shows one error for each field, and focuses the first', async () => {
  const { dialog, submit, onBook } = await open();
  const day = dialog.getByRole('textbox', { name: 'Day of arrival' });
  fireEvent.input(day, { target: { value: '29/11/2026' } });
  fireEvent.click(submit);
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Name' }));
  expect(dialog.getAllByText(/^(Enter|Choose|Accept|We are)/).map(({ textContent }) => textContent)).toEqual([
    'Enter the name for the booking.',
    'We are closed on Sundays.',
    'Choose one',
    'Choose a room.',
    'Accept the house rules to book.',
  ]);
  expect(onBook).not.toHaveBeenCalled();
});
