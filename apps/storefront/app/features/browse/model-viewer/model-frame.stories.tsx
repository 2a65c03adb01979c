import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { createItemDetailsDataFixture } from '../item-details/data/details.fixtures.ts';
import type { Viewer } from './attach-viewer.ts';
import { GalleryImage } from './gallery-image.tsx';
import { ModelFrame } from './model-frame.tsx';

const item = createItemDetailsDataFixture('koel-accent-chair');
const [coverImage] = item.images;
if (!coverImage) throw new Error('The item of these stories has no image.');
const image = <GalleryImage image={coverImage} alt="" sizes="800px" frameRatio={7 / 6} />;

/** Replaces the renderer, which stories do not load. */
const viewer = {
  show: fn(),
  turn: fn(() => 30),
  approach: fn(),
  reset: fn(),
  enterRoom: undefined,
} satisfies Viewer;

const meta: Meta<typeof ModelFrame> = {
  title: 'Commerce/ShapeStage',
  component: ModelFrame,
  args: {
    title: item.title,
    size: '0.4 MB',
    state: { is: 'ready', viewer },
    poster: image,
    ratio: '7 / 6',
    onRetry: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div className="relative aspect-7/6 max-w-200 max-md:mx-4">
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof ModelFrame>;

/** Shows a loaded model on a phone with augmented reality. The item itself is rendered behind the buttons. */
export const Default: Story = {
  tags: ['w320', 'forced-colours', 'rtl'],
  args: { state: { is: 'ready', viewer: { ...viewer, enterRoom: fn() } } },
  play: async ({ args, canvas, step }) => {
    const frame = canvas.getByRole('region', { name: 'Koel Accent Chair in 3D' });
    await step('The arrow keys turn the focused model and announce the view', async () => {
      // A story may be mounted while it is hidden, where nothing can take the focus. An end-to-end test covers the
      // focus on opening.
      frame.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(viewer.turn).toHaveBeenLastCalledWith(15, 0);
      await expect(canvas.getByText('Seen from the front right')).toBeInTheDocument();
    });
    await step('The buttons zoom in, zoom out and reset the view', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
      await expect(viewer.approach.mock.calls.map(([steps]) => Math.sign(steps ?? 0))).toEqual([1, -1]);
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(viewer.reset).toHaveBeenCalledOnce();
    });
    await step('Escape closes the frame', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalled();
    });
    (document.activeElement as HTMLElement).blur();
  },
};

/** The image stays while the viewer loads. */
export const Loading: Story = {
  args: { state: { is: 'loading', share: 0.4 } },
  play: () => (document.activeElement as HTMLElement).blur(),
};

export const Failed: Story = {
  tags: ['w320'],
  args: { state: { is: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Without WebGL, a message is shown and nothing is downloaded. */
export const Impossible: Story = {
  args: { state: { is: 'impossible' } },
  play: () => (document.activeElement as HTMLElement).blur(),
};
