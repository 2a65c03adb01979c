import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FormFieldFixture } from '../internal/docs/form-field-fixture.tsx';
import { OverlayStory } from '../internal/docs/overlay-story.tsx';
import { SofaFixture } from '../internal/docs/sofa-fixture.tsx';
import { capturePageState } from '../internal/testing/capture-page-state.ts';
import { waitForDialog } from '../internal/testing/wait-for-dialog.ts';
import { PopUp } from './pop-up.tsx';

const offer = {
  eyebrow: 'Limited Time',
  title: 'Save your first order and get email only offer when you join',
  image: (
    <div className="flex items-end justify-end bg-backdrop-living pt-24 md:pt-14">
      <SofaFixture className="h-auto w-3/5" />
    </div>
  ),
  children: (
    <form className="grid gap-2">
      <div className="grid items-end gap-2 sm:grid-cols-[1fr_auto]">
        <FormFieldFixture
          label="Email"
          type="email"
          autoComplete="email"
          defaultValue="farzana@post.example"
        />
        <Button>Join</Button>
      </div>
      <p className="text-muted text-small">One newsletter a month. Unsubscribe with one click.</p>
    </form>
  ),
};

const meta = {
  title: 'Components/PopUp',
  component: PopUp,
  args: { open: true, onOpenChange: fn(), ...offer },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    keyboard: [
      {
        keys: ['when it opens'],
        action: 'The focus moves to the first field, or to the title if there is none.',
        step: 'The focus moves to the field',
      },
      { keys: ['Tab'], action: 'Cycles through the dialog.', step: 'Tab cycles through the dialog' },
      {
        keys: ['Escape'],
        action: 'Closes the dialog and returns the focus to where it was before.',
        step: 'Escape closes the pop-up',
      },
    ],
  },
  render: (args) => (
    <OverlayStory button="See the living room" open={args.open} onOpenChange={args.onOpenChange}>
      {(state) => <PopUp {...args} {...state} />}
    </OverlayStory>
  ),
} satisfies Meta<typeof PopUp>;

export default meta;
type Story = StoryObj<typeof meta>;

const sized = async (dialog: HTMLElement, image: Element | null | undefined) => {
  const share = window.innerWidth < 991 ? 0.8 : 0.5;
  const { width } = dialog.getBoundingClientRect();
  await expect(Math.abs(width - window.innerWidth * share)).toBeLessThan(0.5);
  await expect(image?.getBoundingClientRect().width).toBe(dialog.clientWidth);
};

/** The default variant, with a form. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async ({ step }) => {
    const dialog = await waitForDialog();
    await step('MODAL-5 panel and image are equally wide: 80%, from 991 px half of the window', () =>
      sized(dialog, dialog.querySelector('.bg-backdrop-living')),
    );
    await step('MODAL-4 the offer names the dialog, which says that time is limited', async () => {
      await expect(dialog).toHaveAccessibleName(offer.title);
      await expect(within(dialog).getByText('Limited Time')).toBeVisible();
    });
  },
};

/** A red slip hangs over the image on a thread. */
export const WithASlip: Story = {
  args: {
    highlight: (
      <>
        <p className="text-small">First order</p>
        <p className="font-total text-price tabular md:text-small-title">৳1,000</p>
        <p className="text-small">off, from ৳10,000</p>
      </>
    ),
  },
};

const campaign = {
  variant: 'promo' as const,
  eyebrow: 'Until 30 November',
  title: 'Meghna, 15% off',
  text: 'The three-seater, in every cloth. No code needed: prices shown are already reduced.',
  image: <SofaFixture className="h-auto" />,
  children: <Button variant="on-promo">See the sofa</Button>,
};

/** A campaign on red with a stitched frame. Without a field, the title has the focus. */
export const Promo: Story = {
  tags: ['forced-colours'],
  args: campaign,
  play: async () => {
    const dialog = await waitForDialog();
    await sized(dialog, dialog.querySelector('svg[viewBox="0 0 520 240"]'));
    await waitFor(() =>
      expect(within(dialog).getByRole('heading', { name: 'Meghna, 15% off' })).toHaveFocus(),
    );
  },
};

/** Below 991 px, the pop-up takes 80 percent of the window. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ step }) => {
    const dialog = await waitForDialog();
    await step('MODAL-5 the pop-up takes 80% of the window below 991 px', async () => {
      await expect(Math.round(dialog.getBoundingClientRect().width)).toBe(614);
    });
  },
};

/** The address was not valid: the pop-up stays open and says how to correct it. */
export const WithAnError: Story = {
  args: {
    children: (
      <form className="grid items-start gap-2 sm:grid-cols-[1fr_auto]">
        <FormFieldFixture label="Email" defaultValue="farzana@post" error="Please Provide a Correct Email" />
        <Button className="sm:mt-7">Join</Button>
      </form>
    ),
  },
};

export const OpenAndClose: Story = {
  args: { open: false },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'See the living room' });
    const before = capturePageState();
    await userEvent.click(opener);
    const dialog = await waitForDialog();
    await step('The focus moves to the field', async () => {
      await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus());
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });
    await step('Tab cycles through the dialog', async () => {
      for (let presses = 0; presses < 5; presses++) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('Escape closes the pop-up', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(capturePageState()).toEqual(before));
    });
    opener.blur();
  },
};

/** If it is taller than the window, the whole pop-up scrolls, and its close button is at the top. */
export const LongText: Story = {
  args: {
    text: Array.from({ length: 12 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical sentences that are never reordered
      <p key={index}>
        The offer applies to sofas, beds and tables from our own workshop, delivered to all 64 districts.
      </p>
    )),
  },
  play: async () => {
    const dialog = await waitForDialog();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  },
};

export const Bangla: Story = {
  args: {
    ...campaign,
    eyebrow: <span lang="bn">৩০ নভেম্বর পর্যন্ত</span>,
    title: <span lang="bn">মেঘনা, ১৫% কম।</span>,
    text: <span lang="bn">তিন আসনের সোফা, সব কাপড়ে। কোড লাগবে না।</span>,
    children: (
      <Button variant="on-promo">
        <span lang="bn">সোফাটি দেখুন</span>
      </Button>
    ),
    closeLabel: 'বন্ধ করুন',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { ...campaign } };
