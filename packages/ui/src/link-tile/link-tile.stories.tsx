import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LinkTile, LinkTileImage, LinkTileText } from './link-tile.tsx';

const meta = {
  title: 'Components/LinkTile',
  component: LinkTile,
  subcomponents: { LinkTileImage, LinkTileText },
  args: {
    href: '#living',
    className: 'bg-backdrop-living',
    children: <LinkTileText title="Living" subtitle={<span lang="bn">বসার ঘর</span>} note="124 pieces" />,
  },
  parameters: {
    keyboard: [{ keys: ['Enter'], action: 'Follows the link.', step: 'Enter follows the link' }],
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LinkTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320', 'rtl', 'forced-colours'] };

export const Focus: Story = {
  play: async ({ canvas, step }) => {
    await step('Enter follows the link', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Living বসার ঘর 124 pieces' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(window.location.hash).toBe('#living');
    });
  },
};

/** Each room has its own background colour. */
export const Backgrounds: Story = {
  render: () => (
    <div className="grid gap-4 md:grid-cols-2">
      {[
        ['Living', 'bg-backdrop-living'],
        ['Bedroom', 'bg-backdrop-bedroom'],
        ['Dining', 'bg-backdrop-dining'],
        ['Office', 'bg-backdrop-office'],
        ['Kids', 'bg-backdrop-kids'],
        ['Outdoor', 'bg-backdrop-outdoor'],
        ['Décor', 'bg-backdrop-decor'],
      ].map(([title, ground]) => (
        <LinkTile key={title} href={`#${title}`} className={ground}>
          <LinkTileText title={title} />
        </LinkTile>
      ))}
    </div>
  ),
};

const chair =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"%3E%3Cpath fill="%2325387a" d="M250 130h160v60H250z"/%3E%3Cpath stroke="%23815129" stroke-width="10" d="M265 190v60m130-60v60"/%3E%3C/svg%3E';

export const WithImage: Story = {
  args: {
    children: (
      <>
        <LinkTileImage>
          <img src={chair} alt="" />
        </LinkTileImage>
        <LinkTileText title="Living" note="124 pieces" />
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <LinkTileText
        title="Outdoor furniture and balcony plants"
        subtitle="For verandahs of every size"
        note="1,24,000 pieces from ৳1,950, carried up to the ninth floor"
      />
    ),
  },
};
