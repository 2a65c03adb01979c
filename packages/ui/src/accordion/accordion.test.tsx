import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance, type ForwardedProps } from '../internal/testing/conformance.tsx';
import { Accordion, AccordionContent, AccordionItem, AccordionTitle } from './accordion.tsx';

const questions = (part: 'all' | 'item' | 'title' | 'content' | 'none', given: ForwardedProps = {}) => {
  const on = (name: typeof part) => (part === name ? given : {});
  return (
    <Accordion name="questions" {...on('all')}>
      <AccordionItem defaultOpen {...on('item')}>
        <AccordionTitle {...on('title')}>Will it fit in the lift?</AccordionTitle>
        <AccordionContent {...on('content')}>Up to 228 cm.</AccordionContent>
      </AccordionItem>
    </Accordion>
  );
};

describeConformance('Accordion', (props) => questions('all', props), { slot: 'accordion', element: 'div' });
describeConformance('AccordionItem', (props) => questions('item', props), {
  slot: 'accordion-item',
  element: 'details',
});
describeConformance('AccordionTitle', (props) => questions('title', props), {
  slot: 'accordion-title',
  element: 'summary',
});
describeConformance('AccordionContent', (props) => questions('content', props), {
  slot: 'accordion-content',
  element: 'div',
});

test('passes its name to every item, so that the browser keeps only one open', () => {
  const { container, rerender } = render(questions('none'));
  const item = () => container.querySelector('details');
  expect(item()?.getAttribute('name')).toBe('questions');
  rerender(
    <Accordion>
      <AccordionItem>
        <AccordionTitle>Will it fit in the lift?</AccordionTitle>
      </AccordionItem>
    </Accordion>,
  );
  expect(item()?.hasAttribute('name')).toBe(false);
});

test('an item closed before hydration stays closed, without a hydration warning', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(questions('none'));
  container.querySelector('details')?.removeAttribute('open');
  render(questions('none'), { container, hydrate: true });
  expect(container.querySelector('details')?.open).toBe(false);
});

test('calls onToggle when it is opened', () => {
  const toggled = vi.fn();
  render(
    <Accordion>
      <AccordionItem onToggle={toggled}>
        <AccordionTitle>Warranty</AccordionTitle>
      </AccordionItem>
    </Accordion>,
  );
  const item = screen.getByRole('group');
  fireEvent(item, new Event('toggle'));
  expect(toggled).toHaveBeenCalledOnce();
});

test('the trailing text is part of the title’s accessible name', () => {
  render(
    <Accordion>
      <AccordionItem>
        <AccordionTitle trailing="15 years">Warranty</AccordionTitle>
      </AccordionItem>
    </Accordion>,
  );
  expect(screen.getByText('Warranty').closest('summary')?.textContent).toBe('Warranty 15 years');
});

test('titles and content have the size of the accordion', () => {
  const { container } = render(
    <Accordion size="small">
      <AccordionItem>
        <AccordionTitle>Wood</AccordionTitle>
      </AccordionItem>
    </Accordion>,
  );
  expect(container.querySelector('summary')?.className).toContain('min-h-11');
  expect(container.firstElementChild?.getAttribute('data-size')).toBe('small');
});
