import { loadBanglaFonts } from '@piri/ui/docs/load-bangla-fonts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { silhouetteDimensionsFixtures, sofaDimensionsFixture } from '../silhouettes/dimensions.fixtures.ts';
import { DimensionDrawing, DimensionTable } from './dimension-drawing.tsx';

const meta = {
  title: 'Components/DimensionDrawing',
  component: DimensionDrawing,
  subcomponents: { DimensionTable },
  args: {
    name: 'sofa',
    dimensions: sofaDimensionsFixture,
    label: 'Meghna 3-Seater from the front and from the side, with dimensions',
  },
  parameters: { keyboard: [] },
  render: (args) => (
    <div className="bg-surface-muted px-4 py-10 lg:px-12">
      <DimensionDrawing {...args} />
    </div>
  ),
} satisfies Meta<typeof DimensionDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The front and the side on the same floor line and at the same scale; on a phone one below the other. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async ({ canvasElement }) => {
    const [front, side] = canvasElement.querySelectorAll('[data-side] > svg');
    const scale = (view: Element | undefined, centimetres: number) =>
      (view?.getBoundingClientRect().width ?? 0) / centimetres;
    await expect(Math.abs(scale(front, 205) - scale(side, 88))).toBeLessThan(0.02);
    for (const text of canvasElement.querySelectorAll('b, b + span')) {
      await expect(Number.parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(14);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A sofa bed whose open size is drawn with dashes. */
export const Opened: Story = {
  args: {
    name: 'sofa-cum-bed',
    dimensions: silhouetteDimensionsFixtures['sofa-cum-bed'] ?? sofaDimensionsFixture,
    label: 'Teesta Sofa-cum-bed from the front and from the side, closed and open',
  },
};

/** A bed with the mattress on its frame and the clearance below. */
export const Bed: Story = {
  args: {
    name: 'bed',
    dimensions: silhouetteDimensionsFixtures['bed'] ?? sofaDimensionsFixture,
    label: 'Madhabi Bed from its foot and from the side, with dimensions',
  },
};

/** An item that is taller than wide, whose height determines the scale. */
export const Tall: Story = {
  args: {
    name: 'wardrobe',
    dimensions: silhouetteDimensionsFixtures['wardrobe'] ?? sofaDimensionsFixture,
    label: 'Aronno 3-door Wardrobe from the front and from the side, with dimensions',
  },
};

/** Dimension lines that are shorter than their figures have the figures below. */
export const Small: Story = {
  tags: ['w320'],
  args: {
    name: 'clock',
    dimensions: silhouetteDimensionsFixtures['clock'] ?? sofaDimensionsFixture,
    label: 'Prohor Wall Clock from the front and from the side, with dimensions',
  },
};

/** A rug is drawn from above; its thickness is only in the table. */
export const FromAbove: Story = {
  args: {
    name: 'rug',
    dimensions: silhouetteDimensionsFixtures['rug'] ?? sofaDimensionsFixture,
    label: 'Nokshi Shataranji Rug from above, with dimensions',
  },
};

/** The front view alone, for a frame of a gallery. */
export const FrontAlone: Story = {
  args: { views: 'front', label: 'Meghna 3-Seater from the front, with dimensions' },
  render: (args) => (
    <div className="grid aspect-7/6 max-w-200 place-items-center bg-surface-muted p-4">
      <DimensionDrawing {...args} />
    </div>
  ),
};

/** The table beside the drawing. */
export const WithItsTable: Story = {
  tags: ['w320'],
  render: (args) => (
    <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
      <div className="bg-surface-muted p-4 lg:p-8">
        <DimensionDrawing {...args} />
      </div>
      <DimensionTable dimensions={args.dimensions} caption="Dimensions" />
    </div>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Dimensions' });
    await expect(table).toHaveTextContent('Seat height44 cm17⅜ in');
  },
};

/** An unknown outline is drawn as a box, with all its dimension lines. */
export const Unknown: Story = {
  args: {
    name: 'hammock',
    dimensions: { width: 120, depth: 40, height: 46 },
    label: 'Hammock in its carton, with dimensions',
  },
};

/** Labels longer than any real one, and dimensions in millimetres. */
export const LongText: Story = {
  tags: ['w320'],
  args: {
    dimensions: { ...sofaDimensionsFixture, width: 205.5, height: 84.4 },
    texts: {
      beside: {
        seatWidth: 'between the insides of both upholstered arms',
        seatHeight: 'upper edge of the seat cushion',
        seatDepth: 'as far as the back cushion',
        armHeight: 'upper edge of the arms',
        clearance: 'room for a broom',
      },
    },
  },
};

const bangla = new Intl.NumberFormat('bn', { maximumFractionDigits: 1 });

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    label: 'মেঘনা ৩-সিটার, সামনে ও পাশ থেকে, মাপসহ',
    texts: {
      beside: {
        seatWidth: 'দুই হাতলের মাঝে',
        seatHeight: 'আসন',
        seatDepth: 'আসনের গভীরতা',
        armHeight: 'হাতল',
        clearance: 'নিচে ফাঁকা',
      },
      formatCentimetres: (centimetres) => `${bangla.format(centimetres)} সেমি`,
      formatInches: (centimetres) => `${bangla.format(centimetres / 2.54)} ইঞ্চি`,
    },
  },
  render: (args) => (
    <div lang="bn" className="bg-surface-muted px-4 py-10 lg:px-12">
      <DimensionDrawing {...args} />
    </div>
  ),
};

/** The drawing is not mirrored in right-to-left text: the left side of a sofa stays on the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'أريكة من الأمام ومن الجانب مع قياساتها',
    texts: {
      beside: {
        seatWidth: 'بين الذراعين',
        seatHeight: 'المقعد',
        seatDepth: 'عمق المقعد',
        armHeight: 'الذراع',
      },
      formatCentimetres: (centimetres) => `${centimetres} سم`,
    },
  },
};
