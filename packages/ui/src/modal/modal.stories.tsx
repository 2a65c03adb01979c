import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DropdownPanel } from '../dropdown-panel/dropdown-panel.tsx';
import { SampleField } from '../internal/docs/sample-field.tsx';
import { SamplePage } from '../internal/docs/sample-page.tsx';
import { SewnStool } from '../internal/docs/sewn-stool.tsx';
import { pageTraces } from '../internal/testing/page-traces.ts';
import { settledDialog } from '../internal/testing/settled-dialog.ts';
import { Modal } from './modal.tsx';

const question = {
  title: 'Cancel this booking?',
  children: (
    <p>
      The Sundarban Bed goes back on sale. Your advance of ৳9,800 is on your card again within 5 working days.
    </p>
  ),
  actions: (
    <>
      <Button variant="secondary">Keep it</Button>
      <Button>Cancel the booking</Button>
    </>
  ),
};

const meta = {
  title: 'Components/Modal',
  component: Modal,
  args: { open: true, onClose: fn(), ...question },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '520px' } },
    keyboard: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the opener: opens. The focus goes to the first field, or to the title when there is none.',
        step: 'Enter opens, and the focus goes to the title',
      },
      {
        keys: ['Tab', 'Shift Tab'],
        does: 'Goes round inside and never reaches the page.',
        step: 'Tab goes round inside',
      },
      { keys: ['Escape'], does: 'Closes, unless busy.', step: 'Escape closes' },
      {
        keys: ['after closing'],
        does: 'The focus returns to the opener, or to the heading nearest to it if it has gone.',
        step: 'The focus is back on the opener',
      },
    ],
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <SamplePage>
        <Button onClick={() => setOpen(true)}>My booking</Button>
        <Modal
          {...args}
          open={open}
          onClose={(reason) => {
            args.onClose(reason);
            setOpen(false);
          }}
        />
      </SamplePage>
    );
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 520 wide: one question. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async () => {
    const dialog = await settledDialog();
    await expect(dialog).toHaveAccessibleName('Cancel this booking?');
    await expect(dialog).toHaveAccessibleDescription(/৳9,800/);
    await expect(dialog.getBoundingClientRect().width).toBe(Math.min(520, window.innerWidth - 32));
  },
};

const letter = {
  title: 'We’ll love to hear from you',
  children: (
    <div className="grid gap-4 pt-2">
      <SampleField label="Name" autoComplete="name" />
      <SampleField
        label="E-mail"
        type="email"
        defaultValue="farzana@post"
        error="Please Provide a Correct Email"
      />
      <SampleField label="Subject" />
    </div>
  ),
  actions: <Button>Send Your Message</Button>,
};

/** 640 wide; the focus is in the first field. */
export const Form: Story = {
  args: { size: 'form', ...letter },
  play: async () => {
    const dialog = await settledDialog();
    await expect(within(dialog).getByLabelText('Name')).toHaveFocus();
    await expect(dialog.getBoundingClientRect().width).toBe(Math.min(640, window.innerWidth - 32));
  },
};

/** From 1024 px exactly 70 percent of the window, below that the window less 16 on each side. */
export const Wide: Story = {
  args: {
    size: 'wide',
    title: 'Sign in',
    actions: undefined,
    aside: (
      <div className="ground-cloth h-full p-9">
        <p className="font-display text-title">Good to see you again.</p>
        <p className="mt-3 text-on-cloth-2">
          Your saved pieces, addresses and orders are where you left them.
        </p>
        <SewnStool className="absolute start-14 bottom-7 h-64 w-auto" />
      </div>
    ),
    children: (
      <form className="grid gap-4 pt-3">
        <SampleField label="E-mail or mobile" defaultValue="01711 482 906" autoComplete="username" />
        <SampleField
          label="Password"
          type="password"
          defaultValue="abcd"
          autoComplete="current-password"
          error="Password Must Be More Than Six Character"
        />
        <Button className="mt-2">Sign in</Button>
        <p className="mt-4 border-hairline border-t pt-4">
          New here?{' '}
          <a href="#sign-up" className="font-semibold text-neel underline">
            Create an account
          </a>
        </p>
      </form>
    ),
  },
  play: async () => {
    const { left, width } = (await settledDialog()).getBoundingClientRect();
    const expected = window.innerWidth >= 1024 ? window.innerWidth * 0.7 : window.innerWidth - 32;
    await expect(Math.abs(width - expected)).toBeLessThan(0.5);
    await expect(Math.abs(left - (window.innerWidth - width) / 2)).toBeLessThan(1);
  },
};

/** The last action runs its stitch, and there is no way out until it is done. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    const dialog = await settledDialog();
    const button = within(dialog).getByRole('button', { name: 'Cancel the booking' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
  },
};

/** Head and foot stay; the body between them scrolls, and Tab reaches it. */
export const LongScrollsInside: Story = {
  args: {
    title: 'What we carry, and up to where',
    actions: <Button>Understood</Button>,
    children: Array.from({ length: 14 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal paragraphs that never move
      <p key={index} className="pb-3">
        Floor {index + 1}: two people carry a sofa up the stairs. Without a lift we ask for a staircase of 95
        cm, and for a landing on which a person can turn.
      </p>
    )),
  },
  play: async () => {
    const dialog = await settledDialog();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - 15);
    const last = within(dialog).getByRole('button', { name: 'Understood' }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
    const body = await waitFor(() => {
      const found = dialog.querySelector('[tabindex="0"]');
      expect(found).not.toBeNull();
      return found;
    });
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
  },
};

/** The whole way there and back by keyboard, with the page as it was before. */
export const ThereAndBack: Story = {
  args: { open: false },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'My booking' });
    const heading = canvas.getByRole('heading', { level: 1 });
    const before = pageTraces();
    const place = heading.getBoundingClientRect();
    await step('Enter opens, and the focus goes to the title', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await settledDialog();
      await expect(within(dialog).getByRole('heading', { name: 'Cancel this booking?' })).toHaveFocus();
    });
    await step('Nothing behind moves, scrolls or answers', async () => {
      await expect(heading.getBoundingClientRect()).toEqual(place);
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      await waitFor(() => expect(opener.closest('[inert]')).not.toBeNull());
      await expect(document.body.getAttribute('style')).toBe(before.bodyStyle);
    });
    await step('Tab goes round inside', async () => {
      const dialog = screen.getByRole('dialog');
      const seen: string[] = [];
      for (let presses = 0; presses < 4; presses++) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
        seen.push(document.activeElement?.textContent || document.activeElement?.ariaLabel || '');
      }
      await expect(seen).toEqual(['Keep it', 'Cancel the booking', 'Close', 'Keep it']);
      await userEvent.tab({ shift: true });
      await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    });
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenLastCalledWith('escape');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('The focus is back on the opener', async () => {
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(pageTraces()).toEqual(before);
    });
    await userEvent.click(opener);
    await userEvent.click(within(await settledDialog()).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('button');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const dialog = await settledDialog();
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(args.onClose).toHaveBeenLastCalledWith('backdrop');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(pageTraces()).toEqual(before);
    opener.blur();
  },
};

/** With something typed, a slip of the finger beside the dialog must not throw it away. */
export const KeepsWhatIsTyped: Story = {
  args: { size: 'form', closeOnBackdrop: false, ...letter },
  play: async ({ args }) => {
    const dialog = await settledDialog();
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Farzana Rahman');
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(within(dialog).getByLabelText('Name')).toHaveValue('Farzana Rahman');
  },
};

/** The row that was asked about has gone with its button: the focus goes to the heading above it. */
export const OpenerGone: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    const [booked, setBooked] = useState(true);
    return (
      <SamplePage title="Your bookings">
        {booked && <Button onClick={() => setOpen(true)}>Sundarban Bed: cancel</Button>}
        <Modal
          {...args}
          open={open}
          onClose={() => setOpen(false)}
          actions={
            <Button
              onClick={() => {
                setBooked(false);
                setOpen(false);
              }}
            >
              Cancel the booking
            </Button>
          }
        />
      </SamplePage>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sundarban Bed: cancel' }));
    await userEvent.click(within(await settledDialog()).getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your bookings' })).toHaveFocus());
  },
};

/** The focus goes where the caller wants it. */
export const ReturnsElsewhere: Story = {
  parameters: {
    visual: { samePicture: 'It proves where the focus goes; at its end the page is as in ThereAndBack.' },
  },
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    const target = useRef<HTMLButtonElement>(null);
    return (
      <SamplePage>
        <Button ref={target}>My booking</Button>
        <Modal {...args} open={open} onClose={() => setOpen(false)} returnFocusTo={target} />
      </SamplePage>
    );
  },
  play: async ({ canvas }) => {
    await settledDialog();
    await userEvent.keyboard('{Escape}');
    const target = canvas.getByRole('button', { name: 'My booking' });
    await waitFor(() => expect(target).toHaveFocus());
    target.blur();
  },
};

/** Escape closes what lies on top: first the panel, then the dialog. */
export const WithAPanel: Story = {
  args: {
    title: 'Where shall we carry it?',
    children: (
      <div className="py-2">
        <Button variant="secondary" popoverTarget="division">
          Dhaka division
        </Button>
        <DropdownPanel id="division" place="button" role="dialog" aria-label="Division">
          <Button variant="quiet">Chattogram division</Button>
        </DropdownPanel>
      </div>
    ),
    actions: <Button>Carry it there</Button>,
  },
  play: async ({ args }) => {
    const dialog = await settledDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dhaka division' }));
    const panel = within(dialog).getByRole('dialog', { name: 'Division' });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(within(dialog).getByRole('button', { name: 'Dhaka division' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dhaka division' }));
    await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
  },
};

export const VeryLongTitle: Story = {
  args: {
    title:
      'Cancel the booking of the Sundarban Bed in king size with storage, mahogany, and both bedside tables?',
  },
  play: async () => {
    const dialog = await settledDialog();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Bangla: Story = {
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
    closeLabel: 'বন্ধ করুন',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = await settledDialog();
    const close = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.left - dialog.getBoundingClientRect().left).toBeLessThan(24);
  },
};

export const Narrowest: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { size: 'form', ...letter },
  play: async () => {
    const dialog = await settledDialog();
    await expect(dialog.getBoundingClientRect().width).toBe(288);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
