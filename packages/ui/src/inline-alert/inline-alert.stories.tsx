import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { InlineAlert } from './inline-alert.tsx';

const meta = {
  title: 'Components/InlineAlert',
  component: InlineAlert,
  args: {
    title: 'Two of your pieces are made to order',
    children: 'The divan and the bed will arrive 21 days after you order, on the same lorry.',
    action: <Link href="#split">Send the rest first</Link>,
  },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves to its link or button, if it has one.',
        step: 'Tab moves to the action',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InlineAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Part of the page from the start: plain text in reading order. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await step('Tab moves to the action', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Send the rest first' })).toHaveFocus();
    });
    canvas.getByRole('link').blur();
  },
};

/** Colour, icon and text each tell the variants apart. */
export const Variants: Story = {
  tags: ['w320', 'forced-colours'],
  render: () => (
    <div className="grid gap-4">
      <InlineAlert title="Your advance is being refunded">৳9,800, within 7 working days.</InlineAlert>
      <InlineAlert variant="success" title="We’ve received your transfer slip">
        We’ll check it by 6 pm and email you.
      </InlineAlert>
      <InlineAlert variant="warning" title="Only one Surma Divan is left in teal">
        It’s yours once you’ve placed the order; your cart doesn’t reserve it.
      </InlineAlert>
      <InlineAlert
        variant="error"
        title="The payment did not go through"
        action={
          <Button size="small" variant="secondary">
            Pay again
          </Button>
        }
      >
        The bank declined the card. You haven’t been charged, and we’re holding your order until midnight.
      </InlineAlert>
    </div>
  ),
};

export const TitleAlone: Story = { args: { variant: 'success', children: undefined, action: undefined } };

export const TextAlone: Story = { args: { title: undefined, action: undefined } };

/** Appears after a press. The empty live region was there before, so it is announced. */
export const Announced: Story = {
  render: function Render() {
    const [failed, setFailed] = useState(false);
    return (
      <div className="grid justify-items-start gap-4">
        <Button onClick={() => setFailed(true)}>Place the order</Button>
        <InlineAlert
          announce
          variant="error"
          {...(failed && {
            title: 'The order was not placed',
            children: 'Please try again: nothing will be ordered twice.',
          })}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('alert');
    await expect(region).toBeEmptyDOMElement();
    await expect(region.getBoundingClientRect().height).toBe(0);
    const button = canvas.getByRole('button', { name: 'Place the order' });
    await userEvent.click(button);
    await waitFor(() => expect(region).toHaveTextContent('The order was not placed'));
    await expect(button).toHaveFocus();
    button.blur();
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    variant: 'warning',
    title: 'The staircase at House-14-Road-7-Dhanmondi-Dhaka-1209 may be too narrow for the Padma L-Shape',
    children:
      'You told us that the landing is 84 cm wide. In one piece, the sofa needs 95 cm. Our carpenter can take it apart downstairs and reassemble it in your flat, which takes two hours longer and is free; please tell us if the noise would bother your neighbours.',
  },
};

export const Bangla: Story = {
  args: {
    title: <span lang="bn">দুটি পণ্য অর্ডারের পর তৈরি হবে</span>,
    children: <span lang="bn">ডিভান ও খাট অর্ডারের ২১ দিন পর একই গাড়িতে যাবে।</span>,
    action: (
      <Link href="#split">
        <span lang="bn">বাকিগুলো আগে পাঠান</span>
      </Link>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const textBox = canvas.getByText('Two of your pieces are made to order').getBoundingClientRect();
    const sign = document.querySelector('[data-slot="icon"]')?.getBoundingClientRect();
    await expect(sign?.left).toBeGreaterThan(textBox.left + textBox.width - 1);
  },
};
