import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { SwatchPicker } from './swatch-picker.tsx';

const notWithWalnut = 'Neel is not made with walnut legs.';
const cloths = [
  { value: 'jute', label: 'Jute, linen blend', colour: '#a99b8a' },
  { value: 'neel', label: 'Neel linen', colour: '#25387a', disabledReason: notWithWalnut },
  { value: 'leaf', label: 'Leaf linen', image: 'leaf.avif' },
];
const radio = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement;

describeConformance(
  'SwatchPicker',
  (props) => <SwatchPicker legend="Cloth" options={cloths} defaultValue="jute" {...props} />,
  { slot: 'swatch-picker', element: 'fieldset' },
);

test('DETAIL-2 shows the name of the chosen swatch beside the legend without changing the group’s name', () => {
  render(<SwatchPicker legend="Cloth" options={cloths} defaultValue="jute" />);
  const group = screen.getByRole('radiogroup', { name: 'Cloth' });
  expect(group.querySelector('legend')?.textContent).toBe('Cloth Jute, linen blend');
  fireEvent.click(radio('Leaf linen'));
  expect(group.querySelector('legend')?.textContent).toBe('Cloth Leaf linen');
});

test('DETAIL-2 an unavailable swatch cannot be chosen and is described by its reason', () => {
  const onValueChange = vi.fn();
  render(<SwatchPicker legend="Cloth" options={cloths} defaultValue="jute" onValueChange={onValueChange} />);
  const neel = screen.getByRole('radio', {
    name: 'Neel linen',
    description: notWithWalnut,
  }) as HTMLInputElement;
  expect(neel.disabled).toBe(true);
  fireEvent.click(neel.labels?.[0] ?? neel);
  expect(neel.checked).toBe(false);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('is submitted by a plain form and works before hydration', () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.innerHTML = renderToString(
    <SwatchPicker legend="Cloth" name="cloth" options={cloths} defaultValue="jute" />,
  );
  expect(new FormData(form).get('cloth')).toBe('jute');
  radio('Leaf linen').click();
  expect(new FormData(form).get('cloth')).toBe('leaf');
  radio('Neel linen').click();
  expect(new FormData(form).get('cloth')).toBe('leaf');
  form.remove();
});

test('keeps a choice made before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const picker = <SwatchPicker legend="Cloth" options={cloths} defaultValue="jute" />;
  container.innerHTML = renderToString(picker);
  radio('Leaf linen').click();
  render(picker, { container, hydrate: true });
  expect(radio('Leaf linen').checked).toBe(true);
  expect(container.querySelector('legend')?.textContent).toBe('Cloth Leaf linen');
});

test('shows a controlled value', () => {
  const { rerender } = render(<SwatchPicker legend="Cloth" options={cloths} value="jute" />);
  fireEvent.click(radio('Leaf linen'));
  expect(radio('Jute, linen blend').checked).toBe(true);
  rerender(<SwatchPicker legend="Cloth" options={cloths} value="leaf" />);
  expect(radio('Leaf linen').checked).toBe(true);
});
