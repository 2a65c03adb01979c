import { fireEvent, render, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form.tsx';

const form = (props: Partial<NewsletterFormProps> = {}) => <NewsletterForm action="/newsletter" {...props} />;
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const join = () => screen.getByRole('button', { name: 'Join' });
const keep = (event: FormEvent) => event.preventDefault();

describeConformance('NewsletterForm', (props) => form(props), { slot: 'newsletter-form', element: 'form' });

test('NEWS-1 the error describes the input', () => {
  render(form({ error: 'Please Provide a Correct Email', hint: 'One newsletter a month.' }));
  const tied = screen.getByRole('textbox', {
    name: 'Email',
    description: 'Please Provide a Correct Email One newsletter a month.',
  });
  expect(tied.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Please Provide a Correct Email');
});

test('NEWS-1 the error describes the input in server-rendered HTML too', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(form({ error: 'Please Provide Your Email' }));
  const [errorId] = page.querySelector('input')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(page.querySelector(`[id="${errorId}"]`)?.textContent).toBe('Please Provide Your Email');
});

test('NEWS-1 a new attempt removes the error before the page responds, and a repeated one is a new element', () => {
  const seen: unknown[] = [];
  render(
    form({
      error: 'Please Provide Your Email',
      onSubmit: (event) => {
        event.preventDefault();
        seen.push(screen.queryByRole('alert'));
      },
    }),
  );
  const first = screen.getByRole('alert');
  fireEvent.click(join());
  expect(seen).toEqual([null]);
  expect(screen.getByRole('alert')).not.toBe(first);
});

test('NEWS-1 shows no error while loading', () => {
  render(form({ error: 'Already Subscribed with this email', loading: true }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(box().hasAttribute('aria-invalid')).toBe(false);
});

test('while loading, another attempt is ignored, by the button and by Enter', () => {
  const onSubmit = vi.fn(keep);
  render(form({ loading: true, onSubmit }));
  fireEvent.click(join());
  fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);
  expect(onSubmit).not.toHaveBeenCalled();
});

function Page() {
  const [done, setDone] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setDone(true);
  };
  return form({ hint: 'One newsletter a month.', success: done && 'You’re on the list.', onSubmit: send });
}

test('NEWS-3 success replaces the hint and clears the field, each time', () => {
  render(<Page />);
  for (const address of ['farzana@post.example', 'rahim@post.example']) {
    fireEvent.change(box(), { target: { value: address } });
    fireEvent.click(join());
    expect(screen.getByRole('status').textContent).toBe('You’re on the list.');
    expect(box().value).toBe('');
  }
});

test('is a plain form that submits the address and the hidden fields', () => {
  render(form({ hiddenFields: { type: 'first-time' }, defaultValue: 'farzana@post' }));
  const element = box().form as HTMLFormElement;
  expect(element.getAttribute('action')).toBe('/newsletter');
  expect(element.method).toBe('post');
  expect([...new FormData(element)]).toEqual([
    ['email', 'farzana@post'],
    ['type', 'first-time'],
  ]);
  // The page validates addresses by its own rule, with its own messages.
  expect(element.noValidate).toBe(true);
});
