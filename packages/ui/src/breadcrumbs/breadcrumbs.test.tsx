import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { BreadcrumbItem, BreadcrumbLink, Breadcrumbs } from './breadcrumbs.tsx';

const trail = [
  { label: 'Home', href: '/' },
  { label: 'Living', href: '/shop?category=living' },
  { label: 'Sofas & divans', href: '/shop?category=sofas' },
];

describeConformance(
  'Breadcrumbs',
  (props) => <Breadcrumbs items={trail} current="Meghna 3-Seater" {...props} />,
  { slot: 'breadcrumbs', element: 'nav' },
);

describeConformance(
  'BreadcrumbItem',
  (props) => (
    <Breadcrumbs current="Sofas">
      <BreadcrumbItem {...props}>
        <BreadcrumbLink href="/">Home</BreadcrumbLink>
      </BreadcrumbItem>
    </Breadcrumbs>
  ),
  { slot: 'breadcrumb-item', element: 'li' },
);

describeConformance(
  'BreadcrumbLink',
  (props) => (
    <Breadcrumbs current="Sofas">
      <BreadcrumbItem>
        <BreadcrumbLink href="/" {...props}>
          Home
        </BreadcrumbLink>
      </BreadcrumbItem>
    </Breadcrumbs>
  ),
  {
    slot: 'breadcrumb-link',
    element: 'a',
    asChild: (props, child) => (
      <BreadcrumbLink asChild {...props}>
        {child}
      </BreadcrumbLink>
    ),
  },
);

test('renders the same for items and for parts', () => {
  const { container, rerender } = render(<Breadcrumbs items={trail} current="Meghna 3-Seater" />);
  const ofItems = attributes(container);
  expect(container.querySelectorAll('li')).toHaveLength(5);
  rerender(
    <Breadcrumbs current="Meghna 3-Seater">
      {trail.map(({ label, href }) => (
        <BreadcrumbItem key={href}>
          <BreadcrumbLink href={href}>{label}</BreadcrumbLink>
        </BreadcrumbItem>
      ))}
    </Breadcrumbs>,
  );
  expect(attributes(container)).toEqual(ofItems);
});

test('links to every parent page in order, and marks the current page', () => {
  render(<Breadcrumbs items={trail} current="Meghna 3-Seater" />);
  const landmark = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const links = within(landmark).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(trail.map(({ href }) => href));
  const entries = within(landmark).getAllByRole('listitem');
  expect(entries.at(-1)?.getAttribute('aria-current')).toBe('page');
  expect(entries.at(-1)?.textContent).toBe('Meghna 3-Seater');
});

test('does not collapse a single page in the middle', () => {
  const { container, rerender } = render(<Breadcrumbs items={trail.slice(0, 2)} current="Sofas" />);
  expect(container.querySelector('details')).toBeNull();
  rerender(<Breadcrumbs items={trail} current="Meghna 3-Seater" moreLabel="মাঝের পাতা" />);
  expect(container.querySelector('summary')?.textContent).toContain('মাঝের পাতা');
});

test('stays expanded if it was expanded before hydration, without a hydration warning', () => {
  const breadcrumbs = <Breadcrumbs items={trail} current="Meghna 3-Seater" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(breadcrumbs);
  container.querySelector('details')?.setAttribute('open', '');
  render(breadcrumbs, { container, hydrate: true });
  expect(container.querySelector('details')?.open).toBe(true);
});

test('uses the link component of a router', () => {
  render(<Breadcrumbs items={trail} current="Meghna 3-Seater" linkComponent={RouterLink} />);
  for (const link of screen.getAllByRole('link')) expect(link.hasAttribute('data-router')).toBe(true);
});

/** Returns each element with its attributes, in any order, and its text. */
function attributes(container: Element) {
  return [...container.querySelectorAll('*')].map(({ localName, attributes, textContent }) => [
    localName,
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
    textContent,
  ]);
}

function RouterLink({ href, ...props }: ComponentProps<'a'>) {
  return <a data-router href={href} {...props} />;
}
