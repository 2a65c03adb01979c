import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Button, type ButtonVariant } from './button.tsx';

/** The background that a variant is made for. */
const surfaces: Partial<Record<ButtonVariant, string>> = {
  'on-inverse': 'surface-inverse',
  'on-promo': 'surface-promo',
};

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
  parameters: {
    keyboard: [
      { keys: ['Tab'], action: 'Moves the focus to the button.', step: 'Tab reaches the button' },
      { keys: ['Enter'], action: 'Starts the action.', step: 'Enter starts the action' },
      { keys: ['Space'], action: 'Starts the action.', step: 'Space starts the action' },
      {
        keys: ['Enter'],
        action: 'While loading: does nothing. The focus stays.',
        step: 'Enter does nothing while the button is loading',
      },
    ],
  },
  decorators: [
    (Story, { args: { variant = 'primary' } }) =>
      surfaces[variant] ? (
        <div className={`p-6 ${surfaces[variant]}`}>
          <Story />
        </div>
      ) : (
        <Story />
      ),
  ],
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart' });
    await step('Tab reaches the button', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(getComputedStyle(button).outlineWidth).toBe('2px');
    });
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

export const Variants: Story = {
  render: () => (
    <div className="grid justify-items-start gap-4">
      <Button>Add to cart</Button>
      <Button variant="secondary">View Cart</Button>
      <Button variant="ghost">Clear All</Button>
      <div className="surface-inverse p-6">
        <Button variant="on-inverse">Join</Button>
      </div>
      <div className="surface-promo p-6">
        <Button variant="on-promo">Add set to cart</Button>
      </div>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Button>Add to cart</Button>
      <Button size="small">Add to cart</Button>
    </div>
  ),
};

/** The seam is drawn from the start of the line on hover; here it is held for the screenshot. */
export const Hover: Story = {
  args: { className: 'bg-accent-hover! before:[clip-path:inset(0)]!' },
};

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Loading: Story = {
  tags: ['forced-colours'],
  args: { loading: true },
  render: (args) => (
    <div className="flex gap-4">
      <Button {...args} />
      <Button {...args} variant="secondary" />
    </div>
  ),
  play: async ({ args, canvas, step }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Add to cart' });
    await step('Enter does nothing while the button is loading', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
    });
    button?.blur();
  },
};

/** A loading button is exactly as wide as the same button at rest. */
export const LoadingKeepsWidth: Story = {
  render: () => (
    <div className="grid justify-items-start gap-4">
      <Button>Place order</Button>
      <Button loading>Place order</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [resting, loading] = canvas.getAllByRole('button');
    await expect(loading?.getBoundingClientRect().width).toBe(resting?.getBoundingClientRect().width);
  },
};

export const Disabled: Story = {
  args: { disabled: true, children: 'Sold out' },
};

export const AsALink: Story = {
  render: () => (
    <Button asChild>
      <a href="#living">See the living room</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the living room' })).toHaveAttribute(
      'data-slot',
      'button',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithAnIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="bag" /> Add to cart
      </>
    ),
  },
};

export const LongText: Story = {
  args: { children: 'Ask the showroom in Dhanmondi to keep this piece for me until Thursday evening' },
  globals: { viewport: { value: 'narrow' } },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    children: (
      <>
        Continue <Icon name="arrow-right" />
      </>
    ),
  },
};
