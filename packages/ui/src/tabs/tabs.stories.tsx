import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Link } from '../link/link.tsx';
import { Tab, TabCount, TabList, TabPanel, Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabCount, TabPanel },
  args: { defaultValue: 'size', onValueChange: fn() },
  parameters: {
    keyboard: [
      { keys: ['Tab'], action: 'Moves to the selected tab, then to its panel.', step: 'Tab reaches a panel' },
      {
        keys: ['ArrowRight'],
        action: 'Shows the next panel; after the last, the first. In right-to-left pages, ← does this.',
        step: 'The arrow keys select a tab and wrap around',
      },
      {
        keys: ['ArrowLeft'],
        action: 'Shows the previous panel; before the first, the last.',
        step: 'The arrow keys select a tab and wrap around',
      },
      { keys: ['Home'], action: 'Shows the first panel.', step: 'Home and End show the first or last panel' },
      { keys: ['End'], action: 'Shows the last panel.', step: 'Home and End show the first or last panel' },
      {
        keys: ['Enter', 'Space'],
        action: 'With manual activation: shows the panel of the focused tab.',
        step: 'Enter and Space select a tab with manual activation',
      },
    ],
  },
  render: (args) => (
    <Tabs {...args}>
      <TabList aria-label="About the Meghna 3-Seater">
        <Tab value="size">Size</Tab>
        <Tab value="made">What it’s made of</Tab>
        <Tab value="care">Care</Tab>
      </TabList>
      <TabPanel value="size">
        <Facts
          rows={[
            ['Outside', '228 × 96 × 80 cm'],
            ['Seat width', '194 cm'],
            ['Seat', '44 cm high, 58 cm deep'],
          ]}
        />
      </TabPanel>
      <TabPanel value="made">
        <Facts
          rows={[
            ['Frame', 'Kiln-dried segun and gamari, mortise and tenon'],
            ['Seat', 'Zigzag springs, 35 kg/m³ foam, feather-fibre wrap'],
            ['Cloth', '62% linen, 38% cotton. 40,000 rubs'],
          ]}
        />
      </TabPanel>
      <TabPanel value="care">
        <p className="max-w-prose">Vacuum weekly. Keep it 60 cm from heaters and out of the midday sun.</p>
      </TabPanel>
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const [size, made, care] = canvas.getAllByRole('tab');
    await step('Tab reaches a panel', async () => {
      await userEvent.tab();
      await expect(size).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: 'Size' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(size).toHaveFocus();
    });
    await step('The arrow keys select a tab and wrap around', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(made).toHaveFocus();
      await expect(canvas.getByText(/mortise and tenon/)).toBeVisible();
      await expect(canvas.queryByText('194 cm')).not.toBeVisible();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(care).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{ArrowRight}');
      await expect(size).toHaveAttribute('aria-selected', 'true');
    });
    await step('Home and End show the first or last panel', async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('tabpanel', { name: 'Care' })).toBeVisible();
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('tabpanel', { name: 'Size' })).toBeVisible();
    });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('size');
    size?.blur();
  },
};

/** For panels that have to be fetched: arrow keys move the focus, and Enter or Space shows the panel. */
export const Manual: Story = {
  name: 'Manual activation',
  args: { activationMode: 'manual', defaultValue: 'made' },
  play: async ({ canvas, step }) => {
    const [, made, care] = canvas.getAllByRole('tab');
    await step('Enter and Space select a tab with manual activation', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(care).toHaveFocus();
      await expect(care).toHaveAttribute('aria-selected', 'false');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('tabpanel', { name: 'Care' })).toBeVisible();
      await userEvent.keyboard('{ArrowLeft} ');
      await expect(made).toHaveAttribute('aria-selected', 'true');
    });
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab({ shift: true });
    await expect(document.body).toHaveFocus();
  },
};

/** The six tabs of an account. Without room the row scrolls to the chosen tab and shows the edge of its neighbour. */
export const WithCounts: Story = {
  tags: ['w320', 'forced-colours'],
  args: { defaultValue: 'wishlist' },
  render: (args) => (
    <Tabs {...args}>
      <TabList aria-label="Your account">
        <Tab value="overview">Overview</Tab>
        <Tab value="details">Details</Tab>
        <Tab value="addresses">Addresses</Tab>
        <Tab value="orders">
          Orders <TabCount>4</TabCount>
        </Tab>
        <Tab value="wishlist">
          Wishlist <TabCount>2</TabCount>
        </Tab>
        <Tab value="password">Password</Tab>
      </TabList>
      <TabPanel value="wishlist">
        <Facts
          rows={[
            ['Koel Accent Chair', '৳16,800'],
            ['Jamuna Centre Table', '৳18,500'],
          ]}
        />
      </TabPanel>
    </Tabs>
  ),
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('tab', { name: 'Wishlist 2' });
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() => expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(row.right));
    await expect(chosen.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left);
    await expect(chosen.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Focus: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Size' })).toHaveFocus();
  },
};

/** A tab with an address works before hydration, and its link can be shared. */
export const AsLinks: Story = {
  args: { defaultValue: 'orders', activationMode: 'manual' },
  render: (args) => (
    <Tabs {...args}>
      <TabList aria-label="Your account">
        <Tab asChild value="orders">
          <a href="#orders">
            Orders <TabCount>4</TabCount>
          </a>
        </Tab>
        <Tab asChild value="wishlist">
          <a href="#wishlist">
            Wishlist <TabCount>2</TabCount>
          </a>
        </Tab>
      </TabList>
      <TabPanel value="orders">
        Order PIRI-2611-0047 is on its way. It will arrive on Thursday 26 November.
      </TabPanel>
      <TabPanel value="wishlist">Koel Accent Chair, Jamuna Centre Table</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas }) => {
    const [orders, wishlist] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(wishlist).toHaveAttribute('aria-selected', 'true');
    await expect(location.hash).toBe('#wishlist');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(location.hash).toBe('#orders');
    orders?.blur();
  },
};

/** A disabled tab stays in its position and is skipped. Prefer to leave out a tab that is always disabled. */
export const OneDisabled: Story = {
  render: () => (
    <Tabs defaultValue="dhaka">
      <TabList aria-label="Stock by city">
        <Tab value="dhaka">Dhaka</Tab>
        <Tab value="chattogram" disabled>
          Chattogram
        </Tab>
        <Tab value="sylhet">Sylhet</Tab>
      </TabList>
      <TabPanel value="dhaka">6 in stock at Gulshan 2, only 2 left at Dhanmondi 27.</TabPanel>
      <TabPanel value="sylhet">Made to order, in 6 days.</TabPanel>
    </Tabs>
  ),
};

export const Empty: Story = {
  render: () => (
    <Tabs defaultValue="bookings">
      <TabList aria-label="Your account">
        <Tab value="orders">
          Orders <TabCount>4</TabCount>
        </Tab>
        <Tab value="bookings">
          Bookings <TabCount>0</TabCount>
        </Tab>
      </TabList>
      <TabPanel value="orders">PIRI-2611-0047</TabPanel>
      <TabPanel value="bookings">
        <p className="text-muted">No bookings yet. Book a piece, and we’ll make it for you.</p>
        <Link href="#new" variant="standalone" className="mt-4">
          See new arrivals
        </Link>
      </TabPanel>
    </Tabs>
  ),
};

/** A long label wraps to a second line before it takes the whole row. */
export const LongText: Story = {
  tags: ['w320'],
  render: () => (
    <Tabs defaultValue="delivery">
      <TabList aria-label="Before you order">
        <Tab value="delivery">Delivery to your floor, with or without a lift, and what it costs</Tab>
        <Tab value="assembly">Assembly and taking the packaging away again</Tab>
        <Tab value="return">Return</Tab>
      </TabList>
      <TabPanel value="delivery">৳1,200 in Dhaka, up to the ninth floor.</TabPanel>
      <TabPanel value="assembly">Included. Two people need about 40 minutes.</TabPanel>
      <TabPanel value="return">Seven days. You pay for transport.</TabPanel>
    </Tabs>
  ),
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  render: () => (
    <Tabs defaultValue="made" lang="bn">
      <TabList aria-label="মেঘনা সোফা">
        <Tab value="size">মাপ</Tab>
        <Tab value="made">কী দিয়ে তৈরি</Tab>
        <Tab value="orders">
          অর্ডার <TabCount>৪</TabCount>
        </Tab>
      </TabList>
      <TabPanel value="size">২২৮ × ৯৬ × ৮০ সেমি</TabPanel>
      <TabPanel value="made">চুল্লিতে শুকানো সেগুন ও গামারি কাঠ।</TabPanel>
      <TabPanel value="orders">বৃহস্পতিবার আসছে।</TabPanel>
    </Tabs>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const made = canvas.getByRole('tab', { name: 'What it’s made of' });
    await expect(made).toHaveAttribute('aria-selected', 'true');
    made.blur();
  },
};

function Facts({ rows }: { rows: readonly [string, string][] }) {
  return (
    <dl className="max-w-160">
      {rows.map(([name, fact]) => (
        <div key={name} className="grid grid-cols-[2fr_3fr] gap-4 border-subtle border-b py-3">
          <dt className="text-muted">{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
