import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Menu', children: <Icon name="menu" />, onClick: fn() },
  argTypes: {
    children: {
      description: 'The icon.',
      options: ['heart', 'bag', 'search', 'close'],
      mapping: {
        heart: <Icon name="heart" />,
        bag: <Icon name="bag" />,
        search: <Icon name="search" />,
        close: <Icon name="close" />,
      },
    },
    disabled: {
      type: { name: 'boolean' },
      description: 'An attribute of the `<button>`.',
      table: { defaultValue: { summary: 'false' } },
    },
  },
  parameters: {
    keyboard: [
      { keys: ['Enter'], action: 'Starts the action.', step: 'Enter starts the action' },
      { keys: ['Space'], action: 'Starts the action.', step: 'Space starts the action' },
    ],
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    button.focus();
    await step('Enter starts the action', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('Space starts the action', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
    button.blur();
  },
};

export const Focus: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const AsALink: Story = {
  render: () => (
    <IconButton asChild aria-label="Wishlist">
      <a href="#wishlist">
        <Icon name="heart" />
      </a>
    </IconButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('data-slot', 'icon-button');
  },
};

export const WithACount: Story = {
  args: {
    'aria-label': 'Cart, 3 items',
    children: (
      <>
        <Icon name="bag" />
        <CountBadge cssVariable="--sample-count" />
      </>
    ),
  },
  beforeEach: () => {
    document.documentElement.style.setProperty('--sample-count', '"3"');
    return () => document.documentElement.style.removeProperty('--sample-count');
  },
};

export const RightToLeft: Story = { ...WithACount, globals: { direction: 'rtl' } };
