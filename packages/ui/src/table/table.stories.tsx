import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx';

const meta = {
  title: 'Components/Table',
  component: Table,
  subcomponents: { TableHead, TableBody, TableRow, TableHeader, TableCell },
  args: { caption: 'Pay in instalments' },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves the focus to a table that is cut off, so that the arrow keys can scroll it.',
        step: 'Tab reaches a table that is cut off',
      },
      { keys: ['Tab'], action: 'Skips a table that is fully visible.', step: 'Tab skips a table that fits' },
    ],
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

const months = ['3 months', '6 months', '12 months', '24 months'];
const cards = [
  { card: 'Shapla Bank, 0%', rates: ['৳16,575', '৳8,288', '৳4,144', '–'], best: true },
  { card: 'City Commercial, 0%', rates: ['৳16,575', '৳8,288', '৳4,144', '৳2,238'] },
  { card: 'Delta Trust, 9%', rates: ['৳16,824', '৳8,508', '৳4,349', '৳2,272'] },
  { card: 'Any other card', rates: ['৳16,949', '৳8,619', '৳4,455', '৳2,378'] },
];

const rates = (
  <>
    <TableHead>
      <TableRow>
        <TableHeader>Bank card</TableHeader>
        {months.map((month) => (
          <TableHeader key={month} numeric>
            {month}
          </TableHeader>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {cards.map(({ card, rates, best = false }) => (
        <TableRow key={card} highlighted={best}>
          <TableHeader scope="row">{card}</TableHeader>
          {rates.map((rate, index) => (
            <TableCell key={months[index]} numeric label={months[index] ?? ''}>
              {rate}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </>
);

/** In a narrow window, a table scrolls sideways, and its row headers stay visible. */
export const Default: Story = {
  tags: ['rtl', 'forced-colours'],
  args: { children: rates },
};

export const Fits: Story = {
  globals: { viewport: { value: 'large' } },
  args: { children: rates, className: 'max-w-200' },
  play: async ({ canvas, step }) => {
    await step('Tab skips a table that fits', async () => {
      await expect(canvas.getByRole('table', { name: 'Pay in instalments' })).toBeVisible();
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
};

/** At 320 px, the table is cut off: the region can take the focus, and the row headers stay while the months scroll. */
export const Sideways: Story = {
  name: 'Horizontal scroll',
  globals: { viewport: { value: 'narrow' } },
  args: { children: rates },
  play: async ({ canvas, step }) => {
    const region = canvas.getByRole('group', { name: 'Pay in instalments' });
    // The region can take the focus once it has been measured.
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    await step('Tab reaches a table that is cut off', async () => {
      await userEvent.tab();
      await expect(region).toHaveFocus();
      await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    });
    await step('The row header stays visible', async () => {
      const header = canvas.getByRole('rowheader', { name: 'Delta Trust, 9%' });
      const before = header.getBoundingClientRect().left;
      region.scrollLeft = 120;
      await expect(header.getBoundingClientRect().left).toBe(before);
    });
  },
};

/** On a phone, each row is a block, and each figure has the name of its column. From the medium size it is a table. */
export const Stacked: Story = {
  tags: ['w320'],
  args: { children: rates, layout: 'stacked' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(cards.length);
    await expect(canvas.getAllByRole('cell')).toHaveLength(cards.length * months.length);
    const cell = canvas.getAllByRole('cell')[0] as HTMLElement;
    const label = getComputedStyle(cell, '::before').content;
    await expect(label.includes('3 months')).toBe(window.innerWidth < 768);
  },
  parameters: {
    visual: { duplicateReason: 'From the medium size on a stacked table is meant to look like any other.' },
  },
};

const stockHead = (
  <TableHead>
    <TableRow>
      <TableHeader>Showroom</TableHeader>
      <TableHeader numeric>In stock</TableHeader>
    </TableRow>
  </TableHead>
);

const showrooms = [
  'Dhanmondi 27',
  'Gulshan 2',
  'Mirpur 10',
  'Uttara 7',
  'Chattogram',
  'Sylhet',
  'Khulna',
  'Rajshahi',
];

/** With a maximum height, the column headers stay while the rows scroll. */
export const StickyHeaders: Story = {
  render: () => (
    <div className="max-w-120">
      <Table caption="Stock by showroom" maxHeight="16rem">
        {stockHead}
        <TableBody>
          {showrooms.map((showroom, index) => (
            <TableRow key={showroom}>
              <TableHeader scope="row">{showroom}</TableHeader>
              <TableCell numeric>{index % 3 === 2 ? 'Made to order' : 6 - (index % 4)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Showroom' });
    const region = canvas.getByRole('group', { name: 'Stock by showroom' });
    region.scrollTop = 160;
    await expect(header.getBoundingClientRect().top).toBeCloseTo(region.getBoundingClientRect().top, 0);
  },
};

/** With a heading above it, the caption is visually hidden; the background is a surface instead of the page. */
export const OnASheet: Story = {
  render: () => (
    <section className="max-w-160 rounded-card border border-subtle bg-surface p-6">
      <h2 className="mb-2 font-display text-small-title">Your orders</h2>
      <Table caption="Your orders" captionHidden className="[--piri-table-ground:var(--piri-surface)]">
        <TableHead>
          <TableRow>
            <TableHeader>Order</TableHeader>
            <TableHeader>Arrives</TableHeader>
            <TableHeader numeric>Paid</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableHeader scope="row">2611-0482</TableHeader>
            <TableCell>Thu 26 November</TableCell>
            <TableCell numeric>৳86,325</TableCell>
          </TableRow>
          <TableRow>
            <TableHeader scope="row">2610-0117</TableHeader>
            <TableCell>Arrived on 9 October</TableCell>
            <TableCell numeric>৳1,950</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </section>
  ),
};

export const Empty: Story = {
  render: () => (
    <div className="max-w-120">
      <Table caption="Stock by showroom">
        {stockHead}
        <TableBody>
          <TableRow>
            <TableCell colSpan={2} className="py-8 text-center text-muted">
              No showroom has it. We can make it for you in six weeks.
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </div>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Table caption="What carrying upstairs costs in each district" layout="stacked">
      <TableHead>
        <TableRow>
          <TableHeader>District</TableHeader>
          <TableHeader>What we carry</TableHeader>
          <TableHeader numeric>Charge</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableHeader scope="row">Cox’s Bazar and the islands, weather permitting</TableHeader>
          <TableCell label="What we carry">
            Sofas, beds and wardrobes in parts, assembled upstairs and the packaging taken away
          </TableCell>
          <TableCell numeric label="Charge">
            ৳4,800
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,

  render: () => (
    <div lang="bn" className="max-w-120">
      <Table caption="কোন শোরুমে আছে">
        <TableHead>
          <TableRow>
            <TableHeader>শোরুম</TableHeader>
            <TableHeader numeric>মজুদ</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableHeader scope="row">ধানমন্ডি ২৭</TableHeader>
            <TableCell numeric>৬টি</TableCell>
          </TableRow>
          <TableRow>
            <TableHeader scope="row">গুলশান ২</TableHeader>
            <TableCell numeric>২টি</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </div>
  ),
};
