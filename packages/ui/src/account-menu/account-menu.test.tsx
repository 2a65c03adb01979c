import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import {
  AccountMenu,
  AccountMenuItem,
  type AccountMenuProps,
  AccountMenuSeparator,
} from './account-menu.tsx';

const entries: AccountMenuProps['entries'] = [
  { id: 'profile', label: 'Profile', href: '/profile' },
  { id: 'sign-out', label: 'Sign Out', onClick: () => {} },
];

describeConformance(
  'AccountMenu',
  (props) => <AccountMenu name="Farzana" entries={entries} signInHref="/sign-in" {...props} />,
  { slot: 'account-menu', element: 'div' },
);

describeConformance(
  'AccountMenuItem',
  (props) => (
    <AccountMenu name="Farzana" signInHref="/sign-in">
      <AccountMenuItem href="/profile" {...props}>
        Profile
      </AccountMenuItem>
    </AccountMenu>
  ),
  {
    slot: 'account-menu-item',
    element: 'a',
    asChild: (props, child) => (
      <AccountMenu name="Farzana" signInHref="/sign-in">
        <AccountMenuItem asChild {...props}>
          {child}
        </AccountMenuItem>
      </AccountMenu>
    ),
  },
);

describeConformance(
  'AccountMenuSeparator',
  (props) => (
    <AccountMenu name="Farzana" signInHref="/sign-in">
      <AccountMenuItem href="/profile">Profile</AccountMenuItem>
      <AccountMenuSeparator {...props} />
      <AccountMenuItem>Sign Out</AccountMenuItem>
    </AccountMenu>
  ),
  { slot: 'account-menu-separator', element: 'li' },
);

test('renders the same for entries and for items', () => {
  const { container, rerender } = render(
    <AccountMenu name="Farzana" entries={entries} signInHref="/sign-in" />,
  );
  const ofEntries = container.querySelector('ul')?.cloneNode(true) ?? null;
  expect(container.querySelectorAll('li')).toHaveLength(2);
  rerender(
    <AccountMenu name="Farzana" signInHref="/sign-in">
      <AccountMenuItem href="/profile">Profile</AccountMenuItem>
      <AccountMenuItem>Sign Out</AccountMenuItem>
    </AccountMenu>,
  );
  expect(container.querySelector('ul')?.isEqualNode(ofEntries)).toBe(true);
});

test('an item is a link, a button or what it contains, with content of its own', () => {
  const onClick = vi.fn();
  render(
    <AccountMenu name="Farzana" signInHref="/sign-in">
      <AccountMenuItem href="/orders">
        Orders <b>2 on their way</b>
      </AccountMenuItem>
      <AccountMenuItem asChild>
        <a data-router="" href="/profile">
          Profile
        </a>
      </AccountMenuItem>
      <AccountMenuSeparator />
      <AccountMenuItem onClick={onClick}>Sign Out</AccountMenuItem>
    </AccountMenu>,
  );
  const links = screen.getAllByRole('link', { hidden: true }).slice(1);
  expect(links.map((link) => link.textContent)).toEqual(['Orders 2 on their way', 'Profile']);
  expect('router' in (links[1]?.dataset ?? {})).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out', hidden: true }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('an item closes the menu before its action, and other content leaves it open', () => {
  const calls: string[] = [];
  const { container } = render(
    <AccountMenu name="Farzana" signInHref="/sign-in">
      <AccountMenuItem onClick={() => calls.push('action')}>Sign Out</AccountMenuItem>
      <li>
        <button type="button">Dark</button>
      </li>
    </AccountMenu>,
  );
  const panel = container.querySelector<HTMLElement>('[popover]');
  if (panel) panel.hidePopover = () => void calls.push('close');
  fireEvent.click(screen.getByRole('button', { name: 'Dark', hidden: true }));
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out', hidden: true }));
  expect(calls).toEqual(['close', 'action']);
});

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
