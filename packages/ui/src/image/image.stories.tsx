import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  blankImageUrl,
  blueSofaImage,
  sceneImage,
  sofaImage,
  stoolImage,
} from '../internal/docs/images.fixtures.ts';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Image, type ImageProps } from './image.tsx';

/** The args of the stories are those of a photograph; cut-outs are written out. */
type Photograph = Extract<ImageProps, { fit?: 'cover' }>;

const meta = {
  title: 'Components/Image',
  component: Image,
  args: { ...sceneImage, alt: 'A linen sofa under a picture, beside a floor lamp' },
  // Data URLs would fill a page of controls.
  argTypes: { src: { control: false }, placeholder: { control: false } },
  parameters: { keyboard: [] },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<Photograph>;

export default meta;
type Story = StoryObj<Photograph>;

export const Default: Story = {};

/** The browser chooses the first format it supports, in the width it needs. */
export const Sources: Story = {
  args: {
    sizes: '(width >= 48rem) 640px, 100vw',
    ratio: '16 / 9',
    sources: [
      { type: 'image/avif', media: '(width < 1px)', srcSet: '/never.avif 640w' },
      { type: 'image/svg+xml', srcSet: `${sceneImage.src} 900w` },
    ],
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(image.currentSrc).toBe(sceneImage.src));
    await expect(image.previousElementSibling).toHaveAttribute('sizes', '(width >= 48rem) 640px, 100vw');
  },
};

/** Cut-outs on the backdrop of their room. Within one category, every backdrop is `muted`. */
export const Backdrops: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-6">
      <li>
        <Image {...sofaImage} fit="contain" backdrop="muted" alt="Three-seater in jute linen" />
      </li>
      <li>
        <Image {...blueSofaImage} fit="contain" backdrop="living" alt="Three-seater in neel linen" />
      </li>
      <li>
        <Image {...stoolImage} fit="contain" backdrop="kids" alt="Low stool in oiled teak" />
      </li>
    </ul>
  ),
};

/** A backdrop may be wider than the image: the cut-out stays whole and centred. */
export const WideBackdrop: Story = {
  render: () => (
    <Image
      {...blueSofaImage}
      fit="contain"
      backdrop="bedroom"
      ratio="16 / 9"
      alt="Three-seater in neel linen"
    />
  ),
};

export const Ratios: Story = {
  render: (args) => (
    <div className="grid grid-cols-3 items-start gap-3 md:gap-6">
      <Image {...args} ratio="4 / 5" />
      <Image {...args} ratio="1" />
      <Image {...args} ratio="3 / 2" />
    </div>
  ),
};

/** While loading: the blurred placeholder, or the colour alone if there is none. */
export const Loading: Story = {
  render: (args) => (
    <div className="grid gap-6 md:grid-cols-2">
      <Image {...args} src={blankImageUrl} />
      <Image
        src={blankImageUrl}
        width={900}
        height={600}
        colour={sceneImage.colour}
        alt="A linen sofa in the evening"
      />
    </div>
  ),
};

const unreadable = 'data:image/png;base64,AAAA';

/**
 * If loading fails: the alternative text on a plain background of the same size. A cut-out keeps its backdrop, and
 * nothing shifts.
 */
export const Failed: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  render: (args) => (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Image {...args} src={unreadable} />
      <Image
        {...stoolImage}
        src={unreadable}
        fit="contain"
        backdrop="kids"
        ratio="3 / 2"
        alt="Low stool in oiled teak"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const image of canvas.getAllByRole<HTMLImageElement>('img')) {
      await waitFor(() => expect(image.complete && image.naturalWidth === 0).toBe(true));
      const frame = image.parentElement?.getBoundingClientRect();
      await expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(1.5, 1);
      await expect(getComputedStyle(image, '::after').content).toContain(image.alt);
      // A file that cannot be decoded fails the run, so it is removed once it has failed; that looks the same.
      image.removeAttribute('src');
    }
  },
};

export const LongText: Story = {
  ...Failed,
  globals: { viewport: { value: 'narrow' } },
  tags: [],
  render: () => (
    <Image
      {...sceneImage}
      src={unreadable}
      alt="A linen sofa with a blue and a white cushion, beside it a floor lamp with a paper shade, above it a print of three discs, and on the tiles a hand-woven rug from Rangpur"
    />
  ),
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,

  ...Failed,
  tags: [],
  render: () => <Image {...sceneImage} lang="bn" src={unreadable} alt="লিনেন কাপড়ের সোফা, পাশে একটি বাতি" />,
};
