import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import { Logo } from '../logo/logo.tsx';
import { NavigationBar } from '../navigation-bar/navigation-bar.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import {
  AccountMenu,
  AccountMenuItem,
  type AccountMenuProps,
  AccountMenuSeparator,
} from './account-menu.tsx';

const signOut = fn();

const meta = {
  title: 'Components/AccountMenu',
  component: AccountMenu,
  subcomponents: { AccountMenuItem, AccountMenuSeparator },
  args: {
    name: 'Farzana Rahman',
    description: '+880 1711 482906',
    signInHref: '#sign-in',
    entries: [
      { id: 'profile', label: 'Profile', href: '#profile' },
      { id: 'sign-out', label: 'Sign Out', onClick: signOut },
    ],
  },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      {
        keys: ['Enter', 'Space'],
        action: 'On the button: opens or closes the menu.',
        step: 'Enter opens the menu',
      },
      {
        keys: ['Tab'],
        action: 'On the button: moves to the first entry.',
        step: 'Tab moves to the first entry',
      },
      {
        keys: ['Enter'],
        action: 'On an entry: follows the link or runs the action, and closes the menu.',
        step: 'Enter on an entry closes the menu',
      },
      {
        keys: ['Escape'],
        action: 'Closes the menu and returns the focus to the button.',
        step: 'Escape closes the menu and returns the focus',
      },
    ],
  },
  beforeEach: () => void signOut.mockClear(),
  render: (args) => <Frame {...args} />,
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;
/** The menu in the navigation bar of a shop. */
function Frame(args: AccountMenuProps) {
  return (
    <div className="min-h-96 bg-backdrop-living">
      <NavigationBar
        logo={
          <a href="#home" aria-label="Piri, home page">
            <Logo />
          </a>
        }
        search={<SearchField action="#shop" name="query" labels={{ placeholder: 'Sofa, khat, almari…' }} />}
      >
        <AccountMenu {...args} />
        <IconButton aria-label="Cart, 3 items">
          <Icon name="bag" />
          <CountBadge cssVariable="--sample-things" />
        </IconButton>
      </NavigationBar>
    </div>
  );
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function open(canvas: Canvas) {
  const button = canvas.getByRole('button', { name: 'Your account' });
  await userEvent.click(button);
  const panel = await canvas.findByRole('group', { name: 'Your account' });
  await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
  button.blur();
  return { button, panel };
}

/** A signed-in user: their name and two entries. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async ({ canvas }) => {
    const { button, panel } = await open(canvas);
    await expect(panel).toHaveTextContent('Farzana Rahman');
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      button.getBoundingClientRect().bottom,
    );
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull();
  },
};

/** A guest gets a link, which a shop may open as a dialog instead. */
export const SignedOut: Story = {
  args: { name: undefined, description: undefined, onSignIn: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Your account' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(window.location.hash).not.toBe('#sign-in');
    canvas.getByRole('link', { name: 'Sign in' }).blur();
  },
};

/** Which state shows follows a custom property that a script has set on `<html>` before the first paint. */
export const ByCustomProperty: Story = {
  args: { cssVariable: '--account', name: undefined, description: undefined },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty('--account-in', 'inline-flex');
    style.setProperty('--account-out', 'none');
    return () => {
      style.removeProperty('--account-in');
      style.removeProperty('--account-out');
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull();
    const { panel } = await open(canvas);
    await expect(panel).toHaveTextContent('Sign Out');
  },
};

/**
 * Opens and closes the menu by keyboard. The step for Escape calls `hidePopover()` because a test cannot trigger the
 * browser's native Escape.
 */
export const OpenAndClose: Story = {
  parameters: {
    visual: { duplicateReason: 'It proves opening and closing; closed, both states have the same icon.' },
  },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Your account' });
    const before = capturePageState();
    const panel = canvas.getByRole('group', { hidden: true });
    const openByKey = async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(panel).toBeVisible());
    };
    await step('Enter opens the menu', openByKey);
    await step('Tab moves to the first entry', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
    });
    await step('Escape closes the menu and returns the focus', async () => {
      panel.hidePopover();
      await expect(button).toHaveFocus();
      await waitFor(() => expect(panel).not.toBeVisible());
      await expect(capturePageState()).toEqual(before);
    });
    await step('Enter on an entry closes the menu', async () => {
      await openByKey();
      canvas.getByRole('button', { name: 'Sign Out' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(signOut).toHaveBeenCalledOnce();
      await waitFor(() => expect(panel).not.toBeVisible());
      await expect(capturePageState()).toEqual(before);
    });
    button.blur();
  },
};

/** When the button disappears on signing out, the focus moves to the link that replaces it. */
export const FocusAfterSigningOut: Story = {
  parameters: {
    visual: {
      duplicateReason: 'It proves where the focus goes; at its end it looks like SignedOut.',
    },
  },
  render: function Render(args) {
    const [known, setKnown] = useState(true);
    const entries = [{ id: 'sign-out', label: 'Sign Out', onClick: () => setKnown(false) }];
    return <Frame {...args} entries={entries} name={known ? args.name : undefined} />;
  },
  play: async ({ canvas }) => {
    const { panel } = await open(canvas);
    within(panel).getByRole('button', { name: 'Sign Out' }).focus();
    await userEvent.keyboard('{Enter}');
    const link = await canvas.findByRole('link', { name: 'Sign in' });
    await waitFor(() => expect(link).toHaveFocus());
    link.blur();
  },
};

/** Signed out from another tab with the focus elsewhere: the focus stays there. */
export const FocusLeftAlone: Story = {
  parameters: {
    visual: { duplicateReason: 'It proves where the focus stays; at its end it looks like SignedOut.' },
  },
  args: { cssVariable: '--account', name: undefined, description: undefined },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty('--account-in', 'inline-flex');
    style.setProperty('--account-out', 'none');
    return () => {
      style.removeProperty('--account-in');
      style.removeProperty('--account-out');
    };
  },
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    const search = canvas.getByRole('searchbox');
    canvas.getByRole('button', { name: 'Your account' }).focus();
    search.focus();
    style.setProperty('--account-in', 'none');
    style.setProperty('--account-out', 'inline-flex');
    const link = await canvas.findByRole('link', { name: 'Sign in' });
    await waitFor(() => expect(link).toBeVisible());
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(search).toHaveFocus();
    search.blur();
  },
};

/** An `AccountMenuItem` has content of its own: an icon, a second line, a badge. */
export const CustomItems: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  render: ({ entries: _, ...args }) => (
    <Frame {...args}>
      <AccountMenuItem href="#orders" className="gap-3 py-2">
        <Icon name="bag" />
        <span className="flex-1">
          <span className="block">Orders</span>
          <span className="block text-muted text-small">The next one comes on Thursday.</span>
        </span>
        <Badge tone="new">2</Badge>
      </AccountMenuItem>
      <AccountMenuItem href="#wishlist" className="gap-3">
        <Icon name="heart" />
        Wishlist
      </AccountMenuItem>
      <AccountMenuSeparator />
      <AccountMenuItem onClick={signOut}>Sign Out</AccountMenuItem>
    </Frame>
  ),
  play: async ({ canvas }) => {
    const { button, panel } = await open(canvas);
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await userEvent.click(within(panel).getByRole('button', { name: 'Sign Out' }));
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(button).toHaveFocus();
    await open(canvas);
  },
};

export const VeryLongName: Story = {
  args: {
    name: 'Mst. Farzana Rahman Chowdhury of the house with the blue gate',
    description: 'farzana.rahman.chowdhury.of.the.house.with.the.blue.gate@post.example',
  },
  play: async ({ canvas }) => {
    const { panel } = await open(canvas);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const Bangla: Story = {
  args: {
    name: <span lang="bn">ফারজানা রহমান</span>,
    entries: [
      { id: 'profile', label: <span lang="bn">প্রোফাইল</span>, href: '#profile' },
      { id: 'sign-out', label: <span lang="bn">সাইন আউট</span>, onClick: signOut },
    ],
  },
  play: async ({ canvas }) => {
    await open(canvas);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const { panel } = await open(canvas);
    await expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};
