import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { galleryFixture } from '../internal/docs/gallery.fixtures.tsx';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { expectWrittenFromLeft } from '../internal/testing/expect-written-from-left.ts';
import { Gallery } from './gallery.tsx';

const [jute] = galleryFixture;
if (!jute) throw new Error('The sample gallery is empty.');

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  args: { items: galleryFixture, label: 'Pictures of Meghna 3-Seater', onZoom: fn(), onActiveIdChange: fn() },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves through the thumbnails, then to the list of large images, then to its buttons.',
        step: 'Tab moves through the thumbnails, the large images and their buttons',
      },
      {
        keys: ['Enter'],
        action: 'On a thumbnail: shows its large image.',
        step: 'Enter on a thumbnail shows its large image',
      },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        action: 'Anywhere in the gallery: shows the next or previous image; after the last, the first.',
        step: 'The arrow keys change the image and wrap around',
      },
      {
        keys: ['Home', 'End'],
        action: 'Shows the first or last image.',
        step: 'Home and End show the first and the last image',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-200">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Thumbnails before the image, on a phone below it. */
export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ args, canvas, step }) => {
    const frame = canvas.getByRole('list', { name: 'Pictures of Meghna 3-Seater' });
    const links = canvas.getAllByRole('link');
    const shown = () => Math.round(Math.abs(frame.scrollLeft) / frame.clientWidth);
    await step('Tab moves through the thumbnails, the large images and their buttons', async () => {
      for (const link of links) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
      }
      await userEvent.tab();
      await expect(frame).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Previous picture' })).toHaveFocus();
    });
    await step('Enter on a thumbnail shows its large image', async () => {
      links[2]?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(shown()).toBe(2));
      await expect(links[2]).toHaveAttribute('aria-current', 'true');
      await expect(args.onActiveIdChange).toHaveBeenLastCalledWith('room');
    });
    await step('The arrow keys change the image and wrap around', async () => {
      const rightToLeft = getComputedStyle(frame).direction === 'rtl';
      const [on, back] = rightToLeft ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
      await userEvent.keyboard(on);
      await waitFor(() => expect(shown()).toBe(3));
      await userEvent.keyboard(on);
      await waitFor(() => expect(shown()).toBe(0));
      await userEvent.keyboard(back);
      await waitFor(() => expect(shown()).toBe(3));
    });
    await step('Home and End show the first and the last image', async () => {
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(shown()).toBe(0));
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(shown()).toBe(3));
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(shown()).toBe(0));
    });
    await expect(canvas.getByText('1 of 4', { exact: false })).toHaveTextContent(
      '1 of 4: In jute, from the front',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(args.onZoom).toHaveBeenLastCalledWith('jute');
    (document.activeElement as HTMLElement).blur();
  },
};

/** Swiped by hand: the counter and the thumbnails follow. */
export const Swiped: Story = {
  play: async ({ args, canvas }) => {
    const frame = canvas.getByRole('list', { name: 'Pictures of Meghna 3-Seater' });
    const second = within(frame).getAllByRole('listitem')[1];
    const first = within(frame).getAllByRole('listitem')[0];
    frame.scrollTo({ left: (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0), behavior: 'instant' });
    await waitFor(() => expect(args.onActiveIdChange).toHaveBeenLastCalledWith('measures'));
    await expect(canvas.getByText(/^2 of 4/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'With dimensions' })).toHaveAttribute('aria-current');
  },
};

/** The parent controls the shown image, such as for the selected material. */
export const FollowsTheCloth: Story = {
  name: 'Controlled by a variant',
  render: function FollowsTheCloth(args) {
    const [activeId, setActiveId] = useState('jute');
    return (
      <div className="grid gap-4">
        <Gallery {...args} activeId={activeId} onActiveIdChange={setActiveId} />
        <div className="flex gap-2">
          <Button size="small" variant="secondary" onClick={() => setActiveId('jute')}>
            Jute
          </Button>
          <Button size="small" variant="secondary" onClick={() => setActiveId('neel')}>
            Neel
          </Button>
        </div>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('list', { name: 'Pictures of Meghna 3-Seater' });
    await userEvent.click(canvas.getByRole('button', { name: 'Neel' }));
    await expect(Math.round(frame.scrollLeft / frame.clientWidth)).toBe(3);
    await expect(canvas.getByText(/^4 of 4/)).toHaveTextContent('In neel, from the front');
    (document.activeElement as HTMLElement).blur();
  },
};

/** A single image has neither thumbnails nor buttons. */
export const SingleImage: Story = {
  args: { items: [jute] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

/** Without `onZoom` there is no zoom button. */
export const WithoutALightbox: Story = {
  args: { defaultActiveId: 'room' },
  render: ({ onZoom: _, ...args }) => <Gallery {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Zoom in' })).toBeNull();
    await waitFor(() => expect(canvas.getByText(/^3 of 4/)).toBeVisible());
  },
};

/** More thumbnails than fit beside the image: they scroll, the image keeps its shape. */
export const Many: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, index) => {
      const item = galleryFixture[index % galleryFixture.length] ?? jute;
      return { ...item, id: `${item.id}-${index}`, label: `${item.label}, ${index + 1}` };
    }),
    defaultActiveId: 'neel-3',
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    labels: {
      counter: (number, count) => `Picture number ${number} of a total of ${count} pictures of this sofa`,
    },
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    label: 'মেঘনা ৩-সিটারের ছবি',
    defaultActiveId: 'measures',
    labels: {
      previous: 'আগের ছবি',
      next: 'পরের ছবি',
      zoom: 'কাছ থেকে দেখুন',
      counter: (number, count) =>
        `${count.toLocaleString('bn')}টির মধ্যে ${number.toLocaleString('bn')} নম্বর ছবি`,
    },
  },
};

/** The counter is in the language of its component, which may be another one than that of the page. */
export const EnglishCounterRightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: {
    visual: { noScreenshotReason: 'It proves the direction of the counter; RightToLeft is pictured.' },
  },
  play: ({ canvasElement }) => expectWrittenFromLeft(canvasElement, '1 of 4'),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultActiveId: 'room', labels: { counter: (number, count) => `${number} من ${count}` } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('list', { name: 'Pictures of Meghna 3-Seater' });
    await waitFor(() => expect(Math.round(Math.abs(frame.scrollLeft) / frame.clientWidth)).toBe(2));
  },
};
