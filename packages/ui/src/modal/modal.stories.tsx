import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FormFieldFixture } from '../internal/docs/form-field-fixture.tsx';
import { inBangla, loadBanglaFonts } from '../internal/docs/in-bangla.tsx';
import { OverlayStory } from '../internal/docs/overlay-story.tsx';
import { StoolIllustration } from '../internal/stool-illustration.tsx';
import { waitForDialog } from '../internal/testing/wait-for-dialog.ts';
import { Modal } from './modal.tsx';
import { BookRoom } from './testing/book-room.tsx';
import { addressFormModalPropsFixture, questionModalPropsFixture } from './testing/dialogs.fixtures.tsx';

/** The appearance of the modal. Its behaviour is in `modal-behaviour.stories.tsx`, under the same title. */
const meta = {
  title: 'Components/Modal',
  component: Modal,
  args: { open: true, onOpenChange: fn(), ...questionModalPropsFixture },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '520px' } },
    keyboard: [
      {
        keys: ['Enter', 'Space'],
        action: 'On the trigger: opens the dialog and moves the focus to the first field or else the title.',
        step: 'Enter opens the dialog and focuses the title',
      },
      {
        keys: ['Tab', 'Shift Tab'],
        action: 'Cycles through the dialog and never reaches the page.',
        step: 'Tab cycles through the dialog',
      },
      { keys: ['Escape'], action: 'Closes the dialog, unless it is loading.', step: 'Escape closes' },
      {
        keys: ['after closing'],
        action:
          'The focus returns to the trigger, or to the nearest heading if the trigger has been removed.',
        step: 'The focus returns to the trigger',
      },
    ],
  },
  render: (args) => (
    <OverlayStory button="My booking" open={args.open} onOpenChange={args.onOpenChange}>
      {(state) => <Modal {...args} {...state} />}
    </OverlayStory>
  ),
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 520 px wide: one question. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async () => {
    const dialog = await waitForDialog();
    await expect(dialog).toHaveAccessibleName('Cancel this booking?');
    await expect(dialog).toHaveAccessibleDescription(/৳9,800/);
    await expect(dialog.getBoundingClientRect().width).toBe(Math.min(520, window.innerWidth - 32));
  },
};

/** 640 px wide, with the focus in the first field. */
export const Form: Story = {
  args: { size: 'form', ...addressFormModalPropsFixture },
  play: async () => {
    const dialog = await waitForDialog();
    await expect(within(dialog).getByLabelText('Name')).toHaveFocus();
    await expect(dialog.getBoundingClientRect().width).toBe(Math.min(640, window.innerWidth - 32));
  },
};

/** The contact form: 70 percent wide, as the sign-in is, with its button in the body. */
export const Contact: Story = {
  args: {
    size: 'wide',
    title: 'We’ll love to hear from you',
    actions: undefined,
    children: (
      <form className="grid gap-4 pt-2">
        <div className="grid gap-4 md:grid-cols-2">
          <FormFieldFixture label="Name" autoComplete="name" />
          <FormFieldFixture label="Email" type="email" defaultValue="farzana@post.example" />
        </div>
        <FormFieldFixture label="Subject" />
        <FormFieldFixture label="Message" />
        <Button className="mt-2 justify-self-start">Send Your Message</Button>
      </form>
    ),
  },
  play: async ({ step }) => {
    const dialog = await waitForDialog();
    await step('MODAL-2 the dialog is 70% wide from 1024 px', () => seventyPercent(dialog));
    await step('MODAL-2 the dialog has no footer: the button is in the body', async () => {
      const send = within(dialog).getByRole('button', { name: 'Send Your Message' });
      await expect(send.closest('form')).toContainElement(within(dialog).getByLabelText('Name'));
    });
  },
};

const book = fn();

/** Fields of every kind with errors of their own, and the button that submits them in the footer. */
export const BookingForm: Story = {
  name: 'A form in a modal',
  tags: ['w320'],
  parameters: { layout: 'padded' },
  render: () => <BookRoom onBook={book} />,
  play: async ({ canvas, step }) => {
    book.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Book a room' }));
    const dialog = within(await waitForDialog());
    const name = dialog.getByRole('textbox', { name: 'Name' });
    const day = dialog.getByRole('textbox', { name: 'Day of arrival' });
    await step('The button submits the form, and the first wrong field has the focus', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Book the room' }));
      await waitFor(() => expect(name).toHaveAccessibleDescription('Enter the name for the booking.'));
      await expect(name).toHaveFocus();
      await expect(dialog.getByText('Choose the day you arrive.')).toBeVisible();
    });
    await step('A refused day has one error', async () => {
      await userEvent.type(name, 'Farzana Rahman');
      await userEvent.type(day, '29/11/2026');
      await userEvent.click(dialog.getByRole('button', { name: 'Book the room' }));
      await expect(day).toHaveAccessibleDescription('We are closed on Sundays. Any day except Sunday.');
      await expect(dialog.getAllByText('We are closed on Sundays.')).toHaveLength(1);
      await expect(dialog.queryByText('Choose the day you arrive.')).toBeNull();
      await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(
        'Accept the house rules to book.',
      );
      (document.activeElement as HTMLElement).blur();
    });
  },
};

/** The same form, filled in. */
export const BookingFormSubmitted: Story = {
  ...BookingForm,
  name: 'A form in a modal, submitted',
  tags: [],
  parameters: { layout: 'padded', visual: { noScreenshotReason: 'The modal is closed.' } },
  play: async ({ canvas }) => {
    book.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Book a room' }));
    const element = await waitForDialog();
    const dialog = within(element);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Farzana Rahman');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Day of arrival' }), '30/11/2026');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Room' }), 'On the roof');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Book the room' }));
    await waitFor(() => expect(book).toHaveBeenCalledOnce());
    await expect(Object.fromEntries(book.mock.lastCall?.[0] as FormData)).toEqual({
      name: 'Farzana Rahman',
      day: '2026-11-30',
      guests: '2',
      room: 'On the roof',
      terms: 'on',
    });
    await waitFor(() => expect(element).not.toBeInTheDocument());
  },
};

/** From 1024 px, exactly 70 percent of the window; below that, the window less 16 px on each side. */
export const Wide: Story = {
  args: {
    size: 'wide',
    title: 'Sign in',
    actions: undefined,
    aside: (
      <div className="surface-inverse h-full p-9">
        <p className="font-display text-title">Good to see you again.</p>
        <p className="mt-3 text-on-inverse-muted">Everything you’ve saved is where you left it.</p>
        <StoolIllustration className="absolute start-14 bottom-7 h-64 w-auto" />
      </div>
    ),
    children: (
      <form className="grid gap-4 pt-3">
        <FormFieldFixture
          label="Email or mobile number"
          defaultValue="01711 482 906"
          autoComplete="username"
        />
        <FormFieldFixture
          label="Password"
          type="password"
          defaultValue="abcd"
          autoComplete="current-password"
          error="Password Must Be More Than Six Character"
        />
        <Button className="mt-2">Sign in</Button>
        <p className="mt-4 border-subtle border-t pt-4">
          New here?{' '}
          <a href="#sign-up" className="font-semibold text-accent underline">
            Create an account
          </a>
        </p>
      </form>
    ),
  },
  play: async ({ step }) => {
    const dialog = await waitForDialog();
    await step('MODAL-1 it is exactly 70% wide from 1024 px, and 16 px from the edges below', () =>
      seventyPercent(dialog),
    );
    await step('MODAL-1 a link leads to creating an account', async () => {
      await expect(within(dialog).getByRole('link', { name: 'Create an account' })).toBeVisible();
    });
  },
};

/** The last action shows a moving stitch, and the dialog cannot be closed until it is done. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    const dialog = await waitForDialog();
    const button = within(dialog).getByRole('button', { name: 'Cancel the booking' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
  },
};

/** The header and footer stay in place; the body between them scrolls, and Tab reaches it. */
export const LongScrollsInside: Story = {
  args: {
    title: 'What we carry, and how far up',
    actions: <Button>Got it</Button>,
    children: Array.from({ length: 14 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical paragraphs that are never reordered
      <p key={index} className="pb-3">
        Floor {index + 1}: two people carry a sofa upstairs. Without a lift, we need stairs 95 cm wide and a
        landing that a person can turn on.
      </p>
    )),
  },
  play: async () => {
    const dialog = await waitForDialog();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - 15);
    const last = within(dialog).getByRole('button', { name: 'Got it' }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
    const body = await waitFor(() => {
      const found = dialog.querySelector('[tabindex="0"]');
      expect(found).not.toBeNull();
      return found;
    });
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
  },
};

export const VeryLongTitle: Story = {
  args: {
    title:
      'Cancel the booking of the Sundarban Bed in king size with storage, mahogany, and both bedside tables?',
  },
  play: async () => {
    const dialog = await waitForDialog();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  decorators: inBangla,
  args: {
    title: <span lang="bn">বুকিংটি বাতিল করবেন?</span>,
    children: (
      <p lang="bn">সুন্দরবন খাট আবার বিক্রির তালিকায় যাবে। অগ্রিম ৳৯,৮০০ পাঁচ কর্মদিবসের মধ্যে আপনার কার্ডে ফেরত যাবে।</p>
    ),
    actions: (
      <>
        <Button variant="secondary">
          <span lang="bn">রেখে দিন</span>
        </Button>
        <Button>
          <span lang="bn">বুকিং বাতিল করুন</span>
        </Button>
      </>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = await waitForDialog();
    const close = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.left - dialog.getBoundingClientRect().left).toBeLessThan(24);
  },
};

export const Width320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { size: 'form', ...addressFormModalPropsFixture },
  play: async () => {
    const dialog = await waitForDialog();
    await expect(dialog.getBoundingClientRect().width).toBe(288);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

async function seventyPercent(dialog: HTMLElement) {
  const { left, width } = dialog.getBoundingClientRect();
  const expected = window.innerWidth >= 1024 ? window.innerWidth * 0.7 : window.innerWidth - 32;
  await expect(Math.abs(width - expected)).toBeLessThan(0.5);
  await expect(Math.abs(left - (window.innerWidth - width) / 2)).toBeLessThan(1);
}
