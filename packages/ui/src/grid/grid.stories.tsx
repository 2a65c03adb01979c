import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SofaFixture } from '../internal/docs/sofa-fixture.tsx';
import { Grid } from './grid.tsx';

const meta = {
  title: 'Components/Grid',
  component: Grid,
  args: { columns: 4, gap: 'cards' },
  parameters: { keyboard: [] },
  render: (args) => (
    <Grid asChild {...args}>
      <ul>
        {items.map(([name, price, backdrop]) => (
          <li key={name}>
            <div className={`grid aspect-4/5 items-end rounded-chip p-4 ${backdrop}`}>
              <SofaFixture className="h-auto w-full" />
            </div>
            <p className="mt-3 font-semibold">{name}</p>
            <p className="font-price tabular">{price}</p>
          </li>
        ))}
      </ul>
    </Grid>
  ),
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two columns on a phone, three on a tablet, four on a desktop. */
export const Default: Story = {
  tags: ['w320'],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    const beside = tops.filter((top) => top === tops[0]).length;
    await expect(beside).toBe(innerWidth < 768 ? 2 : innerWidth < 1024 ? 3 : 4);
  },
};

/** Three columns, for lists beside filters. On a phone there are two, as with four. */
export const ThreeColumns: Story = { args: { columns: 3 }, globals: { viewport: { value: 'large' } } };

export const TwoColumns: Story = {
  args: { columns: 2, gap: 'page' },
  render: (args) => (
    <Grid {...args}>
      {[
        ['What it’s made of', 'Kiln-dried segun and gamari, mortise and tenon, no particle board.'],
        ['Pay in instalments', '৳4,144 a month for 12 months at 0%. The bank decides; we add nothing.'],
      ].map(([title, text]) => (
        <section key={title} className="grid gap-3">
          <h2 className="stitch-bottom pb-3 font-display text-small-title">{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </Grid>
  ),
};

/** Tiles of different widths on twelve columns: 5, 4, 3 and 3, 4, 5. On a phone the first and the last are wide. */
export const Mosaic: Story = {
  args: { columns: 12, gap: 'mosaic' },
  render: (args) => (
    <Grid {...args}>
      {rooms.map(([room, look]) => (
        <div key={room} className={`corner-mitre h-36 p-5 font-display text-small-title md:h-52 ${look}`}>
          {room}
        </div>
      ))}
    </Grid>
  ),
};

/** The columns of the page with gaps of 32 px, 24 px on a tablet and 16 px on a phone, where there are four columns. */
export const PageColumns: Story = {
  args: { columns: 12, gap: 'page' },
  render: (args) => (
    <Grid {...args}>
      {Array.from({ length: 12 }, (_, index) => index + 1).map((column) => (
        <div key={column} className="grid h-24 place-items-center bg-accent-soft text-small text-accent">
          {column}
        </div>
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = { args: { columns: 3 }, globals: { direction: 'rtl' } };

const items = [
  ['Meghna 3-Seater', '৳49,725', 'bg-surface-muted'],
  ['Koel Accent Chair', '৳16,800', 'bg-backdrop-living'],
  ['Surma Divan', '৳27,900', 'bg-backdrop-bedroom'],
  ['Padma L-Shape', '৳1,28,000', 'bg-backdrop-office'],
] as const;

const rooms = [
  ['Living', 'col-span-full bg-backdrop-living lg:col-span-5'],
  ['Bedroom', 'col-span-2 bg-backdrop-bedroom md:col-span-4'],
  ['Dining', 'col-span-2 bg-backdrop-dining md:col-span-4 lg:col-span-3'],
  ['Study', 'col-span-2 bg-backdrop-office md:col-span-4 lg:col-span-3'],
  ['Kids', 'col-span-2 bg-backdrop-kids md:col-span-4'],
  ['Outdoor', 'col-span-full bg-backdrop-outdoor lg:col-span-5'],
] as const;
