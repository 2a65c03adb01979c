import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ShopPageFixture } from '../internal/docs/shop-page-fixture.tsx';
import { BrowserOfflineBanner, OfflineBanner } from './offline-banner.tsx';

const meta = {
  title: 'Components/OfflineBanner',
  component: OfflineBanner,
  args: { online: false },
  parameters: { layout: 'fullscreen', keyboard: [] },
  render: (args) => (
    <>
      <OfflineBanner {...args} />
      <ShopPageFixture />
    </>
  ),
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The banner of an offline browser. It is announced once, at the next pause. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You’re offline/);
  },
};

/** While the browser is online, the region is empty and takes no space. */
export const Online: Story = {
  args: { online: true },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await expect(region.getBoundingClientRect().height).toBe(0);
  },
};

/** The message that the connection is back disappears by itself. */
export const BackOnline: Story = {
  render: function Render(args) {
    const [online, setOnline] = useState(false);
    return (
      <>
        <OfflineBanner {...args} online={online} />
        <ShopPageFixture>
          <Button variant="secondary" onClick={() => setOnline(!online)}>
            {online ? 'Into the lift' : 'Out of the lift'}
          </Button>
        </ShopPageFixture>
      </>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(region).toHaveTextContent('You’re back online.');
    await userEvent.click(button);
    await expect(region).toHaveTextContent(/offline/);
    await userEvent.click(button);
    await expect(region).toHaveTextContent('You’re back online.');
    await expect(button).toHaveFocus();
    button.blur();
  },
};

/** `BrowserOfflineBanner` follows the browser's own events. */
export const ByTheBrowser: Story = {
  name: 'Browser events',
  args: { labels: { offline: 'No network. Your cart is saved on this phone.' } },
  render: ({ online: _, ...args }) => (
    <>
      <BrowserOfflineBanner {...args} />
      <ShopPageFixture />
    </>
  ),
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('offline'));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Your cart is saved on this phone'),
    );
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    labels: {
      offline:
        'There’s no connection, as happens on the ferry and under the flyover. You can go back to the pieces you’ve already looked at, anything you add to your cart is saved on this phone, and you can place the order once the connection is back.',
    },
  },
};

export const Bangla: Story = {
  args: {
    labels: { offline: <span lang="bn">ইন্টারনেট নেই। যা দেখছেন তা থাকবে; সংযোগ ফিরলে অর্ডার করা যাবে।</span> },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
