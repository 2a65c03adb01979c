import { fireEvent, render, screen } from '@testing-library/react';
import { type SubmitEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

const form = (props: Partial<ContactFormProps> = {}) => <ContactForm action="/contact" {...props} />;
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Your Message' }));
const keep = (event: SubmitEvent) => event.preventDefault();

describeConformance('ContactForm', (props) => form(props), { slot: 'contact-form', element: 'form' });

test('MODAL-2 has fields for name, email, subject and message', () => {
  render(form());
  for (const name of ['Your name', 'Email', 'Subject', 'Your message']) {
    expect(screen.getByRole('textbox', { name })).toBeTruthy();
  }
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveProperty('required', true);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('required', false);
});

test('is a plain form that submits its fields by name', () => {
  render(
    form({
      defaultValues: { name: 'রহিমা', email: 'a@b.c', subject: 'Hello', body: 'A letter.' },
      hiddenFields: { told: 'once' },
    }),
  );
  const element = screen.getByRole('button').closest('form') as HTMLFormElement;
  expect(element.getAttribute('action')).toBe('/contact');
  expect(Object.fromEntries(new FormData(element))).toEqual({
    name: 'রহিমা',
    email: 'a@b.c',
    subject: 'Hello',
    body: 'A letter.',
    told: 'once',
  });
});

function Page() {
  const [errors, setErrors] = useState({});
  const judge = (event: SubmitEvent) => {
    keep(event);
    setErrors({ name: 'Please enter your name.' });
  };
  return form({ errors, onSubmit: judge });
}

test('FORM-1 the first field with an error takes the focus at every attempt, and the values are kept', () => {
  render(<Page />);
  const [name, body] = ['Your name', 'Your message'].map((label) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: label }),
  );
  fireEvent.change(body as HTMLInputElement, { target: { value: 'A letter.' } });
  for (let attempt = 0; attempt < 2; attempt++) {
    body?.focus();
    send();
    expect(document.activeElement).toBe(name);
    expect(name?.getAttribute('aria-invalid')).toBe('true');
    expect(body?.value).toBe('A letter.');
  }
});

test('while loading, it cannot be submitted again', () => {
  const onSubmit = vi.fn(keep);
  render(form({ loading: true, onSubmit }));
  send();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('CONT-1 a status announces the result, and the fields are cleared after sending', () => {
  const { rerender } = render(form());
  const body = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  fireEvent.change(body, { target: { value: 'A letter.' } });
  rerender(form({ submitted: true, status: 'Message sent.' }));
  expect(screen.getByRole('status').textContent).toBe('Message sent.');
  expect(body.value).toBe('');
});

test('limits the number of characters', () => {
  render(form({ maxLengths: { body: 20 } }));
  expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveProperty('maxLength', 20);
});
