import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ShopPageFixture } from '../internal/docs/shop-page-fixture.tsx';
import { Link } from '../link/link.tsx';
import { Banner, type BannerProps } from './banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: {
    label: 'Delivery over Eid',
    children: (
      <>
        <b>No deliveries from 26 to 30 March.</b> Orders placed now will arrive in the first week of April.
      </>
    ),
    action: (
      <Link href="#shipping" className="whitespace-nowrap">
        Delivery days by district
      </Link>
    ),
    onDismiss: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], action: 'Moves to the link, then to the close button.', step: 'Tab reaches the link' },
      {
        keys: ['Enter', 'Space'],
        action: 'On the close button: dismisses the banner. The page decides where the focus moves.',
        step: 'Enter dismisses the banner',
      },
    ],
  },
  render: (args) => <ShopWith {...args} />,
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The banner in its usual place in a shop, between the navigation bar and the page. */
function ShopWith({ onDismiss, ...props }: BannerProps) {
  const [shown, setShown] = useState(true);
  const dismiss = onDismiss && {
    onDismiss: () => {
      setShown(false);
      onDismiss();
    },
  };
  return <ShopPageFixture title="Living" notice={shown && <Banner {...props} {...dismiss} />} />;
}

/** A banner is read in document order and is not a live region. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('region', { name: 'Delivery over Eid' });
    await expect(strip.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    await expect(strip.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};

/** The promotional red with a white seam and without an icon. */
export const Offer: Story = {
  tags: ['forced-colours'],
  args: {
    variant: 'offer',
    label: 'Winter offer',
    children: (
      <>
        <b>Meghna, 15% off until 30 November.</b> No code needed: prices shown are already reduced.
      </>
    ),
    action: <Link href="#offers">See the sofas</Link>,
  },
};

/** A warning about something that may affect the visitor's plans. */
export const Warning: Story = {
  args: {
    variant: 'warning',
    label: 'Floods in Sylhet',
    children: (
      <>
        <b>Sylhet and Sunamganj: the roads are under water.</b> We’ll call you before we load anything.
      </>
    ),
    action: null,
  },
};

/** A message that everybody has to know cannot be dismissed. */
export const ToStay: Story = {
  name: 'Not dismissible',
  render: ({ onDismiss: _, ...args }) => <ShopWith {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
};

export const Dismissed: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the link', async () => {
      const link = canvas.getByRole('link', { name: 'Delivery days by district' });
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    });
    await step('Enter dismisses the banner', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onDismiss).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Delivery over Eid' })).toBeNull());
    });
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    children:
      'From 26 March to 2 April our workshop in Savar, the showrooms in Dhanmondi, Uttara and Agrabad, and both lorries take a break. You can still order; the delivery days in your cart have been updated, and if you can’t wait, you can cancel without giving a reason until the lorry is loaded.',
  },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('region', { name: 'Delivery over Eid' });
    await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
  },
};

export const Bangla: Story = {
  args: {
    label: 'ঈদের ডেলিভারি',
    children: (
      <span lang="bn">
        <b>২৬ থেকে ৩০ মার্চ কোনো গাড়ি যাবে না।</b> এখন অর্ডার করলে এপ্রিলের প্রথম সপ্তাহে পাবেন।
      </span>
    ),
    action: (
      <Link href="#shipping">
        <span lang="bn">জেলা অনুযায়ী দিন</span>
      </Link>
    ),
    dismissLabel: 'বন্ধ করুন',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const close = canvas.getByRole('button', { name: 'Dismiss' }).getBoundingClientRect();
    await expect(close.left).toBeLessThan(window.innerWidth / 2);
  },
};
