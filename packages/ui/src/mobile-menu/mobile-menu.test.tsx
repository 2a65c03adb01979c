import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { MobileMenu, type MobileMenuProps } from './mobile-menu.tsx';

const items: MobileMenuProps['items'] = [
  {
    id: 'living',
    label: 'Living',
    href: '/living',
    children: [
      {
        id: 'sofas',
        label: 'Sofas',
        href: '/sofas',
        children: [{ id: 'two', label: '2-Seater', href: '/two' }],
      },
      { id: 'swings', label: 'Swings', href: '/swings' },
    ],
  },
  { id: 'new', label: 'New', href: '/new' },
];

describeConformance(
  'MobileMenu',
  ({ id = 'drawer', ...props }) => <MobileMenu items={items} id={id} {...props} />,
  {
    slot: 'mobile-menu',
    element: 'dialog',
  },
);

test('NAV-10 has the links of all levels, the “All” link of each level first, and the contact', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(
    <MobileMenu id="drawer" items={items} contact={<a href="tel:16747">16747</a>} />,
  );
  expect(
    [...html.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual([
    'All Living /living',
    'All Sofas /sofas',
    '2-Seater /two',
    'Swings /swings',
    'New /new',
    '16747 tel:16747',
  ]);
  expect(html.querySelector('dialog')?.getAttribute('popover')).toBe('auto');
});

test('NAV-10 a level opened before hydration stays open without a hydration warning', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const drawer = <MobileMenu id="drawer" items={items} />;
  container.innerHTML = renderToString(drawer);
  const level = container.querySelector('details');
  if (level) level.open = true;
  render(drawer, { container, hydrate: true });
  expect(container.querySelector('details')?.open).toBe(true);
});

test('NAV-10 deferred levels are rendered when they open', () => {
  const { container, getByText } = render(<MobileMenu id="drawer" items={items} defer />);
  const links = () => [...container.querySelectorAll('a')].map((link) => link.textContent);
  expect(links()).toEqual(['New']);
  fireEvent.click(getByText('Living'));
  expect(links()).toEqual(['All Living', 'Swings', 'New']);
  fireEvent.click(getByText('Sofas'));
  expect(links()).toEqual(['All Living', 'All Sofas', '2-Seater', 'Swings', 'New']);
});
