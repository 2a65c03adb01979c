import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Field, FieldError, FieldHint, FieldLabel } from './field.tsx';

describeConformance('Field', (props) => <Field {...props} />, { slot: 'field', element: 'div' });
describeConformance('FieldLabel', (props) => <FieldLabel {...props}>Email</FieldLabel>, {
  slot: 'field-label',
  element: 'label',
});
describeConformance('FieldHint', (props) => <FieldHint {...props}>For the receipt.</FieldHint>, {
  slot: 'field-hint',
  element: 'p',
});
describeConformance('FieldError', (props) => <FieldError {...props}>Give an address.</FieldError>, {
  slot: 'field-error',
  element: 'p',
});

function Email({ error }: { error?: string }) {
  return (
    <Field required>
      <FieldLabel>Email</FieldLabel>
      <TextInput aria-describedby="elsewhere" />
      <FieldHint id="hint">For the receipt.</FieldHint>
      <FieldError id="error">{error}</FieldError>
    </Field>
  );
}

/** Returns the texts that describe a control, in reading order. */
function described(control: Element | undefined): unknown[] {
  const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

describe('a field and its control', () => {
  const box = () => screen.getByRole('textbox', { name: 'Email' });

  test('the label names the control, and the asterisk of a required one is hidden from screen readers', () => {
    render(<Email />);
    expect(box()).toHaveProperty('required', true);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  test('FORM-1 an error makes the control invalid and is announced first; removing it undoes both', () => {
    const { rerender } = render(<Email />);
    expect(box().getAttribute('aria-describedby')).toBe('elsewhere hint');
    expect(box().hasAttribute('aria-invalid')).toBe(false);

    rerender(<Email error="Give an address with an @." />);
    expect(box().getAttribute('aria-describedby')).toBe('elsewhere error hint');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(box().closest('[data-slot=field]')?.hasAttribute('data-invalid')).toBe(true);

    rerender(<Email error="" />);
    expect(box().getAttribute('aria-describedby')).toBe('elsewhere hint');
    expect(box().hasAttribute('aria-invalid')).toBe(false);
  });

  test('every referenced id exists in the page', () => {
    render(
      <Field controlId="email">
        <FieldLabel>Email</FieldLabel>
        <TextInput />
        <FieldHint>For the receipt.</FieldHint>
        <FieldError>Give an address.</FieldError>
      </Field>,
    );
    expect(box().id).toBe('email');
    expect(described(box())).toEqual(['Give an address.', 'For the receipt.']);
  });

  test('server-rendered HTML can mark a value as invalid', () => {
    const html = renderToString(
      <Field invalid>
        <TextInput aria-label="Email" />
      </Field>,
    );
    expect(html).toContain('aria-invalid="true"');
  });

  test('FORM-1 server-rendered HTML connects hint and error to the control', () => {
    const page = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => page.remove());
    page.innerHTML = renderToString(
      <>
        <Field required>
          <FieldLabel>Email</FieldLabel>
          <TextInput />
          <FieldError>Give an address.</FieldError>
          <FieldHint>For the receipt.</FieldHint>
        </Field>
        <Email error="Give an address with an @." />
        <Email />
      </>,
    );
    const [one, other, right] = screen.getAllByRole('textbox', { name: 'Email' });
    expect(described(one)).toEqual(['Give an address.', 'For the receipt.']);
    expect(one?.getAttribute('aria-invalid')).toBe('true');
    expect(other?.getAttribute('aria-describedby')).toBe('elsewhere error hint');
    expect(other?.getAttribute('aria-invalid')).toBe('true');
    expect(right?.getAttribute('aria-describedby')).toBe('elsewhere hint');
    expect(right?.hasAttribute('aria-invalid')).toBe(false);
  });

  test('props of the control override those of the field', () => {
    render(
      <Field required>
        <FieldLabel>Email</FieldLabel>
        <TextInput required={false} aria-invalid />
      </Field>,
    );
    expect(box()).toHaveProperty('required', false);
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });
});
