import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'Your orders could not be loaded',
    children: 'The shop did not answer. They are safe with us, and nothing was changed.',
    onRetry: fn(),
    requestId: '7QK4-93ZD',
  },
  parameters: {
    keyboard: [
      {
        keys: ['Enter', 'Space'],
        action: 'On the button: retries. The focus stays on the button meanwhile.',
        step: 'Enter retries, but not while a retry is running',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'On Copy: copies the request ID and confirms it.',
        step: 'Enter copies the request ID',
      },
    ],
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A section of a page that failed. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('could not be loaded');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The only content of a page. */
export const OfAPage: Story = {
  args: {
    size: 'page',
    illustration: 'sofa',
    title: 'Internal Server Error',
    children: 'Something went wrong at our end. Your cart is safe.',
    action: (
      <Link variant="standalone" href="#home">
        Back to the home page
      </Link>
    ),
  },
};

export const InAPanel: Story = {
  args: {
    size: 'panel',
    title: 'The prices could not be fetched',
  },
  decorators: [
    (Story) => (
      <div className="max-w-106 bg-surface p-6 corner-mitre shadow-overlay">
        <Story />
      </div>
    ),
  ],
};

/** If retrying cannot help, it links to where to go instead. */
export const NothingToTry: Story = {
  args: {
    illustration: 'parcel',
    title: 'There is no such order',
    children: 'Orders are listed under the account or the mobile number they were placed with.',
    action: (
      <Link variant="standalone" href="#orders">
        Look it up by number
      </Link>
    ),
  },
  render: ({ onRetry: _, requestId: __, ...args }) => <ErrorState {...args} />,
};

/** Retried by keyboard: the second failure is announced, and the stitch runs on the button. */
export const Retrying: Story = {
  render: function Render({ onRetry, ...args }) {
    const [tried, setTried] = useState(false);
    const retry = () => {
      setTried(true);
      onRetry?.();
    };
    return <ErrorState {...args} onRetry={retry} retrying={tried} announce={tried} />;
  },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    await step('Enter retries, but not while a retry is running', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRetry).toHaveBeenCalledOnce();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your orders could not be loaded');
    button.blur();
  },
};

export const Copied: Story = {
  beforeEach: () => {
    // A headless browser has no clipboard to write to.
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    const writeText = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ canvas, step }) => {
    const copy = canvas.getByRole('button', { name: 'Copy' });
    await step('Enter copies the request ID', async () => {
      copy.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied.'));
      await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('7QK4-93ZD');
    });
    copy.blur();
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    title: 'The delivery days for Sunamganj, Netrokona and Kishoreganj could not be counted just now',
    children:
      'The timetable of the lorries is kept by another house, and it did not answer within two seconds. You may place the order all the same: we count the day by hand and call you tomorrow before noon, and you may still say no.',
    requestId: '7QK4-93ZD-0F2A-4417-9E61-2C8B-D350-AA19',
  },
};

export const Bangla: Story = {
  args: {
    title: <span lang="bn">অর্ডারগুলো আনা গেল না</span>,
    children: <span lang="bn">দোকান থেকে উত্তর আসেনি। অর্ডারগুলো নিরাপদে আছে, কিছু বদলায়নি।</span>,
    labels: { retry: 'আবার চেষ্টা করুন', requestId: 'ফোন করলে বলুন', copy: 'কপি করুন', copied: 'কপি হয়েছে।' },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
