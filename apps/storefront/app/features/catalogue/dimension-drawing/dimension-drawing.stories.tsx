import { loadBanglaFonts } from '@piri/ui/docs/load-bangla-fonts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { itemFixtures, sofaFixture } from '../silhouettes/dimensions.fixtures.ts';
import { DimensionDrawing, DimensionTable } from './dimension-drawing.tsx';

const meta = {
  title: 'Components/DimensionDrawing',
  component: DimensionDrawing,
  subcomponents: { DimensionTable },
  args: {
    outline: 'sofa',
    measures: sofaFixture,
    label: 'Meghna 3-Seater from the front and from the side, with its measures',
  },
  parameters: { keyboard: [] },
  render: (args) => (
    <div className="bg-pati px-4 py-10 lg:px-12">
      <DimensionDrawing {...args} />
    </div>
  ),
} satisfies Meta<typeof DimensionDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Front and side on one floor, in one scale; on a phone one below the other. */
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

/** Dashed: what it takes up when it is drawn out. */
export const Opened: Story = {
  args: {
    outline: 'sofa-cum-bed',
    measures: itemFixtures['sofa-cum-bed'] ?? sofaFixture,
    label: 'Teesta Sofa-cum-bed from the front and from the side, closed and open',
  },
};

/** The mattress on its frame, and the room for boxes beneath it. */
export const Bed: Story = {
  args: {
    outline: 'bed',
    measures: itemFixtures['bed'] ?? sofaFixture,
    label: 'Madhabi Bed from its foot and from the side, with its measures',
  },
};

/** Higher than it is wide: the height decides the scale. */
export const Tall: Story = {
  args: {
    outline: 'wardrobe',
    measures: itemFixtures['wardrobe'] ?? sofaFixture,
    label: 'Aronno 3-door Wardrobe from the front and from the side, with its measures',
  },
};

/** Threads shorter than their figures carry them below. */
export const Small: Story = {
  tags: ['w320'],
  args: {
    outline: 'clock',
    measures: itemFixtures['clock'] ?? sofaFixture,
    label: 'Prohor Wall Clock from the front and from the side, with its measures',
  },
};

/** A rug is looked at from above; its thickness stands in the table. */
export const FromAbove: Story = {
  args: {
    outline: 'rug',
    measures: itemFixtures['rug'] ?? sofaFixture,
    label: 'Nokshi Shataranji Rug from above, with its measures',
  },
};

/** One view alone, as a frame of a gallery. */
export const FrontAlone: Story = {
  args: { views: 'front', label: 'Meghna 3-Seater from the front, with its measures' },
  render: (args) => (
    <div className="grid aspect-7/6 max-w-200 place-items-center bg-pati p-4">
      <DimensionDrawing {...args} />
    </div>
  ),
};

/** The twin, as it stands beside the drawing. */
export const WithItsTable: Story = {
  tags: ['w320'],
  render: (args) => (
    <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
      <div className="bg-pati p-4 lg:p-8">
        <DimensionDrawing {...args} />
      </div>
      <DimensionTable measures={args.measures} caption="Measures" />
    </div>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Measures' });
    await expect(table).toHaveTextContent('Height of the seat44 cm17⅜ in');
  },
};

/** An outline nobody has drawn: a box, with all its threads. */
export const Unknown: Story = {
  args: {
    outline: 'hammock',
    measures: { width: 120, depth: 40, height: 46 },
    label: 'Hammock in its carton, with its measures',
  },
};

/** Names longer than any of ours, and measures to the millimetre. */
export const LongText: Story = {
  tags: ['w320'],
  args: {
    measures: { ...sofaFixture, width: 205.5, height: 84.4 },
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
    <div lang="bn" className="bg-pati px-4 py-10 lg:px-12">
      <DimensionDrawing {...args} />
    </div>
  ),
};

/** The drawing does not turn: what is at the left of a sofa is at its left in every writing. */
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
