import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Container } from '../container/container.tsx';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { TableOfContents } from './table-of-contents.tsx';

const chapters = [
  { id: 'measures', name: 'Bed sizes' },
  { id: 'wood', name: 'Which wood?' },
  { id: 'mattress', name: 'The mattress' },
  { id: 'care', name: 'How to look after it' },
];

const meta = {
  title: 'Components/TableOfContents',
  component: TableOfContents,
  args: { chapters },
  // In narrow windows, the row extends into the padding of the page.
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    keyboard: [
      { keys: ['Tab'], action: 'Moves from chapter to chapter.', step: 'Tab moves from chapter to chapter' },
    ],
  },
} satisfies Meta<typeof TableOfContents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ canvas, step }) => {
    await step('Tab moves from chapter to chapter', async () => {
      for (const link of canvas.getAllByRole('link')) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
      }
    });
    canvas.getByRole('link', { name: 'Which wood?' }).focus();
  },
};

/** Beside its text, with the last chapter marked whose heading has passed the upper third of the window. */
export const BesideAText: Story = {
  globals: { viewport: { value: 'large' } },
  render: (args) => (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[240px_minmax(0,1fr)]">
      <TableOfContents {...args} />
      <div className="grid max-w-132 gap-12">
        {args.chapters.map(({ id, name }) => (
          <section key={id} aria-labelledby={id} className="min-h-120">
            <h2 id={id} className="font-display text-small-title">
              {name}
            </h2>
            <p className="mt-3">
              Half an hour of measuring before you choose a bed saves a week afterwards. Write down what the
              room allows, then what the stairs allow, and only then look at the pictures.
            </p>
          </section>
        ))}
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: 'Bed sizes' });
    await waitFor(() => expect(first).toHaveAttribute('aria-current', 'location'));
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    chapters: [
      { id: 'one', name: 'What we store about you, for how long, and who can see it' },
      { id: 'two', name: 'What you can ask us to do at any time' },
      { id: 'three', name: 'Who to write to' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    lang: 'bn',
    label: 'এই পাতায়',
    chapters: [
      { id: 'size-bn', name: 'মাপ' },
      { id: 'wood-bn', name: 'কাঠ' },
    ],
  },
};
