import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';

const entries: AccountMenuProps['entries'] = [
  { id: 'profile', label: 'Profile', href: '/profile' },
  { id: 'sign-out', label: 'Sign Out', onClick: () => {} },
];

describeConformance(
  'AccountMenu',
  (props) => <AccountMenu name="Farzana" entries={entries} signInHref="/sign-in" {...props} />,
  { slot: 'account-menu', element: 'div' },
);

test('NAV-6 signed in: a native popover with the name and the entries, without JavaScript', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(<AccountMenu name="Farzana" entries={entries} signInHref="/sign-in" />);
  const panel = html.querySelector('[popover]');
  expect(html.querySelector('button[popovertarget]')?.getAttribute('popovertarget')).toBe(panel?.id);
  expect(panel?.querySelector('p')?.textContent).toBe('Farzana');
  expect([...html.querySelectorAll('li')].map((row) => row.textContent)).toEqual(['Profile', 'Sign Out']);
});

test('NAV-6 signed out: the icon is a link to sign in, which the shop can handle itself', () => {
  const onSignIn = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(<AccountMenu entries={entries} signInHref="/sign-in" onSignIn={onSignIn} />);
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/sign-in');
  expect(fireEvent.click(link)).toBe(false);
  expect(onSignIn).toHaveBeenCalledOnce();
});

test('both states are in the HTML, and custom properties determine which one is shown', () => {
  const { container } = render(
    <AccountMenu entries={entries} signInHref="/sign-in" cssVariable="--account" />,
  );
  expect([...container.querySelectorAll('[style]')].map((element) => element.getAttribute('style'))).toEqual([
    'display: var(--account-out,inline-flex);',
    'display: var(--account-in,none);',
  ]);
});

test('runs the action of an entry', () => {
  const onClick = vi.fn();
  render(
    <AccountMenu
      name="Farzana"
      signInHref="/sign-in"
      entries={[{ id: 'out', label: 'Sign Out', onClick }]}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out', hidden: true }));
  expect(onClick).toHaveBeenCalledOnce();
});
