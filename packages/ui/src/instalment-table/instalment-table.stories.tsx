import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Link } from '../link/link.tsx';
import { InstalmentTable } from './instalment-table.tsx';

const plans = [
  { id: '3', months: '3', monthly: '৳19,500', fee: 'none', total: '৳58,500' },
  { id: '6', months: '6', monthly: '৳9,750', fee: 'none', total: '৳58,500', highlighted: true },
  { id: '9', months: '9', monthly: '৳6,793', fee: '৳2,633', total: '৳61,133' },
  { id: '12', months: '12', monthly: '৳5,168', fee: '৳3,510', total: '৳62,010' },
  { id: '18', months: '18', monthly: '৳3,543', fee: '৳5,265', total: '৳63,765' },
  { id: '24', months: '24', monthly: '৳2,730', fee: '৳7,020', total: '৳65,520' },
];

const meta = {
  title: 'Components/InstalmentTable',
  component: InstalmentTable,
  args: {
    plans,
    caption: 'Pay in instalments',
    empty: 'Available from ৳10,000.',
    note: 'On ৳58,500. The bank decides; we add nothing.',
  },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Skips the table: it has no interactive content, and its four columns fit on every phone.',
        step: 'Tab skips the table',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InstalmentTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The longest plan without a fee is highlighted. */
export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Pay in instalments' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    await expect(canvas.getByRole('row', { name: '6 ৳9,750 none ৳58,500' })).toHaveAttribute(
      'data-highlighted',
    );
    await step('Tab skips the table', async () => {
      await expect(table.parentElement).not.toHaveAttribute('tabindex');
    });
  },
};

/** Below a heading that says the same as the caption. */
export const UnderAHeading: Story = {
  args: { captionHidden: true },
  render: (args) => (
    <section>
      <h2 className="stitch-bottom pb-3 font-display text-small-title">Pay in instalments</h2>
      <InstalmentTable {...args} />
    </section>
  ),
};

/** The price is too low for instalments: a sentence instead of an empty table. */
export const Empty: Story = {
  args: {
    plans: [],
    note: undefined,
    empty: (
      <>
        A Piri stool at ৳1,950 is paid in one go. From ৳10,000, you can{' '}
        <Link href="#emi">pay in instalments</Link>.
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const OnePlan: Story = {
  args: { plans: plans.slice(0, 1), note: 'Only for cards of one bank, until 30 November.' },
};

/** The amounts for a whole flat, with the longest figures. */
export const LongText: Story = {
  tags: ['w320'],
  args: {
    caption: 'What it costs to pay for your whole flat in instalments with a Shapla Bank card',
    plans: [
      { id: '12', months: '12, by card', monthly: '৳20,83,334', fee: '৳15,00,000', total: '৳2,65,00,000' },
      { id: '24', months: '24, by card', monthly: '৳11,66,667', fee: '৳30,00,000', total: '৳2,80,00,000' },
    ],
    note: 'On ৳2,50,00,000, before delivery, and available from ৳10,000. The bank decides whether to give you the credit and may ask for documents; we add nothing to what it charges.',
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    caption: 'মাসে মাসে দিন',
    plans: [
      { id: '3', months: '৩', monthly: '৳১৯,৫০০', fee: 'নেই', total: '৳৫৮,৫০০' },
      { id: '6', months: '৬', monthly: '৳৯,৭৫০', fee: 'নেই', total: '৳৫৮,৫০০', highlighted: true },
      { id: '12', months: '১২', monthly: '৳৫,১৬৮', fee: '৳৩,৫১০', total: '৳৬২,০১০' },
    ],
    note: '৳৫৮,৫০০ টাকার ওপর। সিদ্ধান্ত ব্যাংকের; আমরা কিছু যোগ করি না।',
    labels: { months: 'মাস', monthly: 'প্রতি মাসে', fee: 'ফি', total: 'সব মিলিয়ে' },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    caption: 'ادفع بالشهر',
    labels: { months: 'الأشهر', monthly: 'في الشهر', fee: 'الرسوم', total: 'المجموع' },
    note: 'القرار للبنك، ولا نضيف شيئًا.',
  },
};
