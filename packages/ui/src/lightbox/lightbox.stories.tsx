import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { galleryFixture } from '../internal/docs/gallery.fixtures.tsx';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { OverlayStory } from '../internal/docs/overlay-story.tsx';
import { expectWrittenFromLeft } from '../internal/testing/expect-written-from-left.ts';
import { waitForDialog } from '../internal/testing/wait-for-dialog.ts';
import { Lightbox } from './lightbox.tsx';

const meta = {
  title: 'Components/Lightbox',
  component: Lightbox,
  args: {
    open: true,
    items: galleryFixture,
    title: 'Meghna 3-Seater',
    onOpenChange: fn(),
    onActiveIdChange: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
    keyboard: [
      {
        keys: ['Tab', 'Shift Tab'],
        action: 'Cycles through the dialog and never reaches the page.',
        step: 'Tab cycles through the dialog',
      },
      {
        keys: ['+', '-', '0'],
        action: 'Zooms in, zooms out, or shows the whole image.',
        step: 'Plus and minus zoom in and out, zero shows the whole image',
      },
      {
        keys: ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'],
        action: 'On a zoomed image: moves it.',
        step: 'The arrow keys move a zoomed image',
      },
      {
        keys: ['ArrowRight', 'ArrowLeft', 'Home', 'End'],
        action: 'On a whole image: shows the next, previous, first or last image.',
        step: 'The arrow keys, Home and End change a whole image',
      },
      {
        keys: ['Escape'],
        action: 'Closes the dialog and returns the focus to the button that opened it.',
        step: 'Escape closes the dialog and returns the focus',
      },
    ],
  },
  render: (args) => (
    <OverlayStory title="Meghna 3-Seater" button="Zoom in" open={args.open} onOpenChange={args.onOpenChange}>
      {(state) => <Lightbox {...args} {...state} />}
    </OverlayStory>
  ),
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const getFrame = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-state="whole"], [data-state="enlarged"]:not([role])') ?? dialog;
const lens = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('li:not([inert]) > div')?.style.transform ?? '';

/** One image fills the whole window. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async () => {
    const dialog = await waitForDialog();
    await expect(dialog).toHaveAccessibleName('Meghna 3-Seater');
    await expect(within(dialog).getByText(/1 of 4/)).toBeVisible();
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
  },
};

/** The keyboard zooms in and moves to the next image and back. */
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Zoom in' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await waitForDialog();
    await step('Tab cycles through the dialog', async () => {
      for (let presses = 0; presses < 7; presses++) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('Plus and minus zoom in and out, zero shows the whole image', async () => {
      await userEvent.keyboard('+');
      await expect(lens(dialog)).toContain('scale(1.5)');
      await userEvent.keyboard('+');
      await expect(lens(dialog)).toContain('scale(2.25)');
      await userEvent.keyboard('-');
      await expect(lens(dialog)).toContain('scale(1.5)');
      await userEvent.keyboard('0');
      await expect(lens(dialog)).toBe('');
    });
    await step('The arrow keys move a zoomed image', async () => {
      await userEvent.keyboard('+{ArrowRight}{ArrowDown}');
      await expect(lens(dialog)).toMatch(/translate\(-\d+.*, -\d+.*\)/);
      await expect(within(dialog).getByText(/1 of 4/)).toBeVisible();
      await userEvent.keyboard('0');
    });
    await step('The arrow keys, Home and End change a whole image', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(await within(dialog).findByText(/2 of 4/)).toBeVisible();
      await userEvent.keyboard('{End}');
      await expect(await within(dialog).findByText(/4 of 4/)).toBeVisible();
      await userEvent.keyboard('{ArrowRight}');
      await expect(await within(dialog).findByText(/1 of 4/)).toBeVisible();
      await userEvent.keyboard('{ArrowLeft}{Home}');
      await expect(args.onActiveIdChange).toHaveBeenLastCalledWith('jute');
    });
    await step('Escape closes the dialog and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    opener.blur();
  },
};

/** A click zooms in at that point; a drag moves the image, but never past its edge. */
export const Enlarged: Story = {
  name: 'Zoomed',
  args: { activeId: 'room' },
  play: async () => {
    const dialog = await waitForDialog();
    const frame = getFrame(dialog);
    const { left, top, width, height } = frame.getBoundingClientRect();
    const [x, y] = [left + width * 0.7, top + height * 0.6];
    await userEvent.pointer({ keys: '[MouseLeft]', target: frame, coords: { clientX: x, clientY: y } });
    await waitFor(() => expect(frame).toHaveAttribute('data-state', 'enlarged'));
    await expect(lens(dialog)).toContain('scale(2.5)');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: frame, coords: { clientX: x, clientY: y } },
      { target: frame, coords: { clientX: x - 4000, clientY: y } },
      { keys: '[/MouseLeft]', target: frame, coords: { clientX: x - 4000, clientY: y } },
    ]);
    await expect(lens(dialog)).toContain(`translate(${-0.75 * width}px`);
    await expect(within(dialog).getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  },
};

/** The drawing with the dimensions is an image like the others. */
export const Measures: Story = {
  args: { activeId: 'measures' },
  play: async () => {
    await expect(within(await waitForDialog()).getByText(/2 of 4/)).toBeVisible();
  },
};

export const SingleImage: Story = {
  args: { items: galleryFixture.slice(3) },
  play: async () => {
    await expect(within(await waitForDialog()).queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    title: 'Meghna 3-Seater with reversible chaise longue and washable covers in hand-loomed jute and linen',
    items: galleryFixture.slice(2).map((item) => ({
      ...item,
      label: `${item.label}, photographed in the afternoon in a flat on the fifth floor in Dhanmondi`,
    })),
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    title: 'মেঘনা ৩-সিটার',
    items: galleryFixture.map((item) => ({ ...item, label: 'পাটের কাপড়ে, সামনে থেকে' })),
    labels: {
      counter: (number, count) => `${count.toLocaleString('bn')}টির মধ্যে ${number.toLocaleString('bn')}`,
      close: 'বন্ধ করুন',
    },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'أريكة بثلاثة مقاعد', activeId: 'neel' },
  play: async () => {
    const dialog = await waitForDialog();
    await expectWrittenFromLeft(dialog, '4 of 4');
  },
};
