import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { cutOutImageFixtures } from '../internal/docs/cut-out-images.fixtures.ts';
import { ProductCard, ProductCardImage } from '../product-card/product-card.tsx';
import { WishlistButton, WishlistButtonError, type WishlistButtonProps } from './wishlist-button.tsx';

const meta = {
  title: 'Commerce/WishlistButton',
  component: WishlistButton,
  args: { 'aria-label': 'Add Koel Accent Chair to your wishlist', pressed: false, onPressedChange: fn() },
  argTypes: { 'aria-label': { control: 'text' } },
  parameters: {
    keyboard: [
      { keys: ['Enter'], action: 'Fills or empties the heart.', step: 'Enter fills the heart' },
      { keys: ['Space'], action: 'Fills or empties the heart.', step: 'Space empties the heart' },
    ],
  },
} satisfies Meta<typeof WishlistButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stores the state, as a page does when saving succeeds. */
function Kept(args: WishlistButtonProps) {
  const [pressed, setPressed] = useState(args.pressed);
  return (
    <WishlistButton
      {...args}
      pressed={pressed}
      onPressedChange={(wished) => {
        args.onPressedChange?.(wished);
        setPressed(wished);
      }}
    />
  );
}

export const Default: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, step }) => {
    const heart = canvas.getByRole('button', { name: 'Add Koel Accent Chair to your wishlist' });
    const { width, height } = heart.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    heart.focus();
    await step('Enter fills the heart', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
    });
    await step('Space empties the heart', async () => {
      await userEvent.keyboard(' ');
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    });
    heart.blur();
  },
};

export const Pressed: Story = { tags: ['forced-colours'], args: { pressed: true } };

export const Framed: Story = {
  args: { variant: 'framed' },
  render: (args) => (
    <div className="flex gap-3">
      <Button className="min-w-40">Add to cart</Button>
      <WishlistButton {...args} />
      <WishlistButton {...args} aria-label="Add Meghna 3-Seater to your wishlist" pressed />
    </div>
  ),
};

export const Loading: Story = { tags: ['forced-colours'], args: { pressed: true, loading: true } };

const onCard = (args: WishlistButtonProps, note?: string) => (
  <ProductCard
    href="#koel-accent-chair"
    name="Koel Accent Chair"
    subtitle="Armchair, turmeric bouclé"
    backdrop="living"
    className="w-72 max-w-full"
    image={
      <ProductCardImage className="flex items-end p-8">
        <img {...cutOutImageFixtures.armchair} alt="" />
      </ProductCardImage>
    }
    cornerAction={
      <div className="relative">
        <WishlistButton {...args} />
        {note && <WishlistButtonError>{note}</WishlistButtonError>}
      </div>
    }
  />
);

/** In the corner of a card, above the link that covers the card. */
export const OnACard: Story = { args: { pressed: true }, render: (args) => onCard(args) };

/** The change was undone, and a message says so until the next press. */
export const Failed: Story = {
  name: 'Error',
  tags: ['forced-colours', 'rtl'],
  render: (args) => onCard(args, 'Not saved: we couldn’t reach the shop.'),
};

export const LongText: Story = {
  tags: ['w320'],
  render: (args) =>
    onCard(
      args,
      'Not saved: something went wrong at our end, and your wishlist hasn’t changed. Please try again in a minute.',
    ),
};

export const Bangla: Story = {
  render: (args) => (
    <div lang="bn">{onCard({ ...args, 'aria-label': 'পছন্দের তালিকায় রাখুন: কোয়েল' }, 'রাখা গেল না।')}</div>
  ),
};
