import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from './link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: {
    children: 'EMI table',
    href: '#emi',
    onClick: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
  parameters: {
    targets: { links: 19, because: 'Shown by itself here, it stands inside a sentence in a shop.' },
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves the focus to the link, with a focus ring 2 px away.',
        step: 'Tab reaches the link',
      },
      { keys: ['Enter'], action: 'Follows the link.', step: 'Enter follows the link' },
    ],
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'EMI table' });
    await step('Tab reaches the link', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    });
    await step('Enter follows the link', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
    link.blur();
  },
};

export const Variants: Story = {
  tags: ['forced-colours'],
  render: (args) => (
    <div className="grid justify-items-start gap-6">
      <Link {...args} variant="standalone">
        All 38 new pieces
      </Link>
      <p className="max-w-prose">
        Pay in 12 interest-free instalments: the <Link {...args}>EMI table</Link> shows the monthly payments.
      </p>
      <Link {...args} variant="plain">
        Find a Store
      </Link>
    </div>
  ),
};

/** On hover, the stitched underline becomes a solid line; the story keeps the hover state for the screenshot. */
export const StandaloneHover: Story = {
  args: { variant: 'standalone', children: 'All 38 new pieces', className: '[--piri-stitch-off:0px]!' },
};

export const Focus: Story = {
  args: { variant: 'standalone', children: 'All 38 new pieces' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** On `surface-inverse` and `surface-promo`, the link and its focus ring take the colour of the text. */
export const OnInverse: Story = {
  render: (args) => (
    <div className="surface-inverse p-8">
      <Link {...args} variant="standalone">
        Check my stairs
      </Link>
    </div>
  ),
};

export const AsARouterLink: Story = {
  render: () => (
    <Link asChild variant="standalone">
      <a href="#all">All 412 pieces</a>
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-slot', 'link');
  },
};

/** A link inside text wraps with its line. */
export const LongText: Story = {
  render: (args) => (
    <p className="max-w-72">
      Before you order,{' '}
      <Link {...args}>measure the lift, the stairs and every door on the way to the room</Link>, then measure
      again.
    </p>
  ),
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = {
  args: { variant: 'standalone', children: 'All 38 new pieces' },
  globals: { direction: 'rtl' },
};
