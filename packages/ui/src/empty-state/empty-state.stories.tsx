import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No orders yet',
    illustration: 'parcel',
    children: 'Your orders will appear here, with their delivery dates and invoices.',
    action: (
      <Link variant="standalone" href="#new">
        See new arrivals
      </Link>
    ),
  },
  parameters: {
    keyboard: [{ keys: ['Tab'], action: 'Moves to the action.', step: 'Tab moves to the action' }],
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a section of a page. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No orders yet' })).toBeVisible();
    await step('Tab moves to the action', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'See new arrivals' })).toHaveFocus();
    });
    canvas.getByRole('link').blur();
  },
};

/** In the dropdown of the cart. */
export const InAPanel: Story = {
  args: {
    size: 'panel',
    illustration: 'stool',
    title: 'YOUR CART IS EMPTY',
    children: 'Sit down, have a look around.',
  },
  decorators: [
    (Story) => (
      <div className="max-w-106 bg-surface p-6 corner-mitre shadow-overlay">
        <Story />
      </div>
    ),
  ],
};

/** The only content of a page. */
export const OfAPage: Story = {
  args: {
    size: 'page',
    illustration: 'glass',
    title: 'No results for “sofa bed with drawers”',
    children: 'Try fewer words, or the word your grandmother would use: we know khat, alna and almari.',
    action: (
      <>
        <Button asChild>
          <a href="#living">Browse Living</a>
        </Button>
        <Link variant="standalone" href="#all">
          All rooms
        </Link>
      </>
    ),
  },
};

/** All illustrations, each for a different kind of empty list. */
export const Drawings: Story = {
  name: 'Illustrations',
  render: () => (
    <div className="grid gap-x-8 sm:grid-cols-2">
      <EmptyState size="panel" className="py-5" illustration="stool" title="Your cart is empty" />
      <EmptyState size="panel" className="py-5" illustration="heart" title="Nothing on your wishlist yet">
        Tap the heart on any piece you’d like to think about.
      </EmptyState>
      <EmptyState size="panel" className="py-5" illustration="parcel" title="No orders yet" />
      <EmptyState size="panel" className="py-5" illustration="sofa" title="No sofa is that narrow">
        The narrowest is 128 cm wide.
      </EmptyState>
      <EmptyState size="panel" className="py-5" illustration="glass" title="No results" />
      <EmptyState size="panel" className="py-5" illustration="basket" title="No bookings yet" />
      <EmptyState size="panel" className="py-5" illustration="plug" title="No reply yet" />
      <EmptyState size="panel" className="py-5" illustration={null} title="Text only">
        For places that are too small for a drawing.
      </EmptyState>
    </div>
  ),
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    illustration: 'sofa',
    title:
      'There’s no three-seater in teal with storage between ৳20,000 and ৳25,000 in our Chattogram showroom',
    children:
      'There are eleven in other cloths and four that cost a little more. The workshop can cover any of them in teal, which takes 21 days; you’ll pay the price of the most expensive cloth, and we’ll post you a sample before we cut it.',
  },
};

export const Bangla: Story = {
  args: {
    title: <span lang="bn">এখনো কোনো অর্ডার নেই</span>,
    children: <span lang="bn">অর্ডার করলে তা এখানে থাকবে, আপনার ঘরে পৌঁছানো পর্যন্ত।</span>,
    action: (
      <Link variant="standalone" href="#new">
        <span lang="bn">নতুন কী আছে দেখুন</span>
      </Link>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const textBox = canvas.getByRole('heading').getBoundingClientRect();
    const drawing = document.querySelector('[data-slot="illustration"]')?.getBoundingClientRect();
    await expect(drawing?.right).toBeGreaterThanOrEqual(textBox.right);
  },
};
