import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton, SkeletonCard, SkeletonImage, SkeletonText } from './skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonText, SkeletonImage, SkeletonCard },
  args: {
    label: 'Loading the piece…',
    className: 'max-w-72',
    children: <SkeletonCard />,
  },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['forced-colours'] };

/** As many cards as fit in the window, in the grid of the real ones. The region is announced once for all of them. */
export const Listing: Story = {
  tags: ['w320'],
  args: {
    label: 'Loading sofas…',
    className: 'grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6 md:gap-y-12',
    children: ['a', 'b', 'c', 'd'].map((key) => <SkeletonCard key={key} />),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading sofas…$/);
    for (const shape of canvasElement.querySelectorAll('[data-slot=skeleton-card]')) {
      await expect(shape).toHaveAttribute('aria-hidden', 'true');
    }
  },
};

export const TextSizes: Story = {
  args: {
    label: 'Loading the description…',
    className: 'grid max-w-120 gap-5',
    children: (
      <>
        <SkeletonText size="title" />
        <SkeletonText size="price" className="w-1/2" />
        <SkeletonText lines={4} />
        <SkeletonText size="meta" lines={2} />
      </>
    ),
  },
};

/** Exactly as high as the text, so that nothing shifts when the text appears. */
export const AsHighAsItsText: Story = {
  name: 'Matches text height',
  render: () => (
    <div className="grid max-w-120 grid-cols-2 items-start gap-6">
      <Skeleton label="Loading the details…">
        <SkeletonText lines={2} />
        <SkeletonText size="meta" />
      </Skeleton>
      <div data-testid="written">
        <p>
          Kiln-dried teak,
          <br />
          loose covers.
        </p>
        <p className="text-muted text-small">64 kg, two boxes</p>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const drawn = canvas.getByRole('status').getBoundingClientRect().height;
    const written = canvas.getByTestId('written').getBoundingClientRect().height;
    await expect(drawn).toBeCloseTo(written, 0);
  },
};

/** The layout of a product page: a wide image with the buy box beside it. */
export const ProductPage: Story = {
  args: {
    label: 'Loading the Meghna…',
    className: 'grid gap-8 md:grid-cols-[2fr_1fr]',
    children: (
      <>
        <SkeletonImage ratio="4 / 3" />
        <div className="grid content-start gap-4">
          <SkeletonText size="title" />
          <SkeletonText size="price" />
          <SkeletonText lines={3} />
        </div>
      </>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { className: 'max-w-72', children: <SkeletonText lines={3} /> },
};
