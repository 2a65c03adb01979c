import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Section } from './section.tsx';

const meta = {
  title: 'Components/Section',
  component: Section,
  args: {
    title: 'Delivery address',
    children: <p>House 12, Road 5, Dhanmondi. Third floor, with a lift.</p>,
  },
  argTypes: { title: { control: 'text' }, children: { control: false } },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Delivery address' })).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** A stitched line under the title, for pages with few sections and much space. */
export const Stitched: Story = {
  tags: ['rtl', 'forced-colours'],
  args: { stitched: true },
};

/** The space between the title and the content, in px. */
export const Gaps: Story = {
  render: () => (
    <div className="grid max-w-120 gap-8">
      {([0, 12, 16, 20] as const).map((gap) => (
        <Section key={gap} title={`${gap} pixels`} gap={gap}>
          <p>Within three working days.</p>
        </Section>
      ))}
    </div>
  ),
};

/** A section within a section: its title is one level lower and smaller. */
export const InAnother: Story = {
  args: {
    children: (
      <Section title="The stairs" headingLevel={3} titleVariant="name" gap={12}>
        <p>Two of our team carry it up; above the third floor there’s a small charge.</p>
      </Section>
    ),
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    title: 'What happens when something ordered in one piece can’t be carried up in one piece',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: { lang: 'bn', title: 'কোথায় যাবে', children: <p>ধানমন্ডি, ঢাকা।</p> },
};
