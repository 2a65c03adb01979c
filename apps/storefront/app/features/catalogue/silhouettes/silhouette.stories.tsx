import { loadBanglaFonts } from '@piri/ui/docs/load-bangla-fonts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { silhouetteDimensionsFixtures, sofaDimensionsFixture } from './dimensions.fixtures.ts';
import { silhouetteNames } from './outlines/silhouette-names.ts';
import { Silhouette, type SilhouetteProps } from './silhouette.tsx';

const meta = {
  title: 'Components/Silhouette',
  component: Silhouette,
  args: {
    name: 'sofa',
    dimensions: sofaDimensionsFixture,
    alt: 'Drawing of the Meghna sofa, from the front',
  },
  parameters: { keyboard: [] },
  render: (args) => (
    <div className="aspect-4/5 max-w-90 bg-backdrop-living">
      <Silhouette {...args} />
    </div>
  ),
} satisfies Meta<typeof Silhouette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A silhouette on the backdrop of a product card, in place of a cut-out image. */
export const Default: Story = {
  tags: ['w320', 'forced-colours'],
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Drawing of the Meghna sofa, from the front' });
    const backdrop = drawing.getBoundingClientRect();
    const item = drawing.querySelector('svg path')?.getBoundingClientRect();
    await expect(drawing).toHaveAttribute('data-mounting', 'floor');
    // The first path is the legs, which end 17 % from the bottom.
    await expect(Math.abs((item?.bottom ?? 0) - (backdrop.bottom - backdrop.height * 0.17))).toBeLessThan(3);
  },
};

const cloths = [
  ['Jute', '#b8ab9b', '#815129'],
  ['Neel', '#33478c', '#815129'],
  ['Mustard', '#d79f2e', '#5a3a21'],
  ['Leaf', '#4e7a55', '#a9713f'],
] as const;

/** Silhouettes in the colours of the chosen material and wood. */
export const Colours: Story = {
  render: (args) => (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cloths.map(([cloth, fill, frame]) => (
        <figure key={cloth}>
          <div className="aspect-4/5 bg-surface-muted">
            <Silhouette {...args} fill={fill} frame={frame} />
          </div>
          <figcaption className="pt-2 text-small">{cloth}</figcaption>
        </figure>
      ))}
    </div>
  ),
};

const room: Pick<SilhouetteProps, 'name'>[] = [
  { name: 'wardrobe' },
  { name: 'armchair' },
  { name: 'floor-lamp' },
  { name: 'stool' },
];

/** Tall, wide and small items stand on the same floor line, and a stool takes up less of the frame than a wardrobe. */
export const OneFloorLine: Story = {
  tags: ['w320'],
  render: () => (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {room.map(({ name }) => (
        <div key={name} className="aspect-4/5 bg-backdrop-bedroom">
          <Silhouette
            name={name}
            dimensions={silhouetteDimensionsFixtures[name] ?? sofaDimensionsFixture}
            alt={name}
          />
        </div>
      ))}
    </div>
  ),
};

const hanging = ['pendant-lamp', 'mirror', 'curtain', 'rug'];

/** Items on the wall, under the ceiling, or seen from above have no floor line. */
export const NoFloorLine: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {hanging.map((name) => (
        <div key={name} className="aspect-4/5 bg-backdrop-decor">
          <Silhouette
            name={name}
            dimensions={silhouetteDimensionsFixtures[name] ?? sofaDimensionsFixture}
            alt={name}
          />
        </div>
      ))}
    </div>
  ),
};

/** All outlines, with dimensions from the catalogue. */
export const AllOutlines: Story = {
  render: () => (
    <ul className="grid grid-cols-3 gap-2 md:grid-cols-5 lg:grid-cols-8">
      {silhouetteNames.map((name) => (
        <li key={name}>
          <div className="aspect-4/5 bg-surface-muted">
            <Silhouette
              name={name}
              dimensions={silhouetteDimensionsFixtures[name] ?? sofaDimensionsFixture}
              alt=""
              fill="#b8ab9b"
              frame="#a9713f"
            />
          </div>
          <p className="wrap-anywhere pt-1 text-small leading-tight">{name}</p>
        </li>
      ))}
    </ul>
  ),
};

/** An unknown outline is drawn as a box. */
export const Unknown: Story = {
  args: { name: 'hammock', dimensions: { width: 60, depth: 40, height: 46 }, alt: 'Hammock, in its carton' },
};

/** The silhouette adapts to its frame: a small image in a cart line, and a wide one. */
export const OtherFrames: Story = {
  render: (args) => (
    <div className="grid max-w-200 gap-4">
      <div className="flex items-center gap-4">
        <div className="size-19 bg-surface-muted">
          <Silhouette {...args} alt="" />
        </div>
        <p className="font-semibold">Meghna 3-Seater</p>
      </div>
      <div className="aspect-7/3 bg-backdrop-dining">
        <Silhouette
          {...args}
          name="dining-table"
          dimensions={silhouetteDimensionsFixtures['dining-table'] ?? sofaDimensionsFixture}
        />
      </div>
    </div>
  ),
};

/** The drawing fits into its frame even with dimensions that no real item has. */
export const ExtremeMeasures: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <div className="aspect-4/5 bg-surface-muted">
        <Silhouette name="sofa" dimensions={{ width: 520, depth: 90, height: 70 }} alt="A sofa for ten" />
      </div>
      <div className="aspect-4/5 bg-surface-muted">
        <Silhouette name="bookshelf" dimensions={{ width: 25, depth: 25, height: 240 }} alt="A tower" />
      </div>
      <div className="aspect-4/5 bg-surface-muted">
        <Silhouette
          name="dining-table"
          dimensions={{ width: 400, depth: 100, height: 74 }}
          alt="A long table"
        />
      </div>
      <div className="aspect-4/5 bg-surface-muted">
        <Silhouette name="stool" dimensions={{ width: 24, depth: 20, height: 62 }} alt="A high stool" />
      </div>
    </div>
  ),
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    alt: 'মেঘনা সোফার আঁকা ছবি, সামনে থেকে',
    name: 'divan',
    dimensions: silhouetteDimensionsFixtures['divan'] ?? sofaDimensionsFixture,
  },
  render: (args) => (
    <figure lang="bn" className="max-w-90">
      <div className="aspect-4/5 bg-backdrop-kids">
        <Silhouette {...args} />
      </div>
      <figcaption className="pt-2 font-semibold">সুরমা ডিভান</figcaption>
      <p className="text-muted text-small">ছবি আসছে; মাপ থেকে আঁকা</p>
    </figure>
  ),
};
