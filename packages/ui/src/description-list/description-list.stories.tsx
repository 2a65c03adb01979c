import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Link } from '../link/link.tsx';
import { DescriptionItem, DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  subcomponents: { DescriptionItem },
  parameters: { keyboard: [] },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Term and description are side by side from the medium breakpoint, and stacked on a phone. */
export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  args: {
    children: (
      <>
        <DescriptionItem term="Width">228 cm, 194 cm seat width</DescriptionItem>
        <DescriptionItem term="Depth">96 cm</DescriptionItem>
        <DescriptionItem term="Height">80 cm, seat height 44 cm</DescriptionItem>
        <DescriptionItem term="Weight">64 kg, in two boxes</DescriptionItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term');
    const [fact] = canvas.getAllByRole('definition');
    const beside = term?.getBoundingClientRect().top === fact?.getBoundingClientRect().top;
    await expect(beside).toBe(window.innerWidth >= 768);
  },
};

/** Below a stitched title, as on a product page. */
export const UnderATitle: Story = {
  render: () => (
    <section>
      <h2 className="stitch-bottom pb-3 font-display text-small-title">What it is made of</h2>
      <DescriptionList>
        <DescriptionItem term="Frame">
          Kiln-dried teak and gamari, mortise and tenon, no particle board
        </DescriptionItem>
        <DescriptionItem term="Seat">Zigzag springs, 35 kg/m³ foam, feather-fibre wrap</DescriptionItem>
        <DescriptionItem term="Cloth">
          62% linen, 38% cotton. The cover comes off, <Link href="#washing">wash it at 30 °C</Link>
        </DescriptionItem>
        <DescriptionItem term="Warranty">
          15 years on the frame, 5 on the springs, 2 on the cloth
        </DescriptionItem>
      </DescriptionList>
    </section>
  ),
};

/** A description may contain a list. */
export const MultipleValues: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem term="Boxes">
        <ul className="grid gap-1">
          <li>232 × 52 × 40 cm, 41 kg</li>
          <li>110 × 60 × 38 cm, 23 kg</li>
        </ul>
      </DescriptionItem>
      <DescriptionItem term="Fits through">An 80 cm door and a 110 cm turn</DescriptionItem>
    </DescriptionList>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <DescriptionList>
      <DescriptionItem term="What we do if it won’t go round the bend in your stairs">
        Two of our team take the legs and arms off on the landing, carry the rest upright and reassemble it in
        the room. If that doesn’t work, we take it back and you only pay for the lorry.
      </DescriptionItem>
      <DescriptionItem term="Code">MGN-3S-JUT-SEG-2026-SAVAR-WORKSHOP-LINE-2-000482</DescriptionItem>
    </DescriptionList>
  ),
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,

  render: () => (
    <DescriptionList lang="bn">
      <DescriptionItem term="চওড়া">২২৮ সেমি</DescriptionItem>
      <DescriptionItem term="গভীরতা">৯৬ সেমি</DescriptionItem>
      <DescriptionItem term="কাঠ">সেগুন</DescriptionItem>
    </DescriptionList>
  ),
};
