import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { Stack, type StackGap } from './stack.tsx';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  parameters: { keyboard: [] },
  render: (args) => (
    <Stack {...args}>
      <Heading level={2}>Room by room</Heading>
      <Text tone="muted">Five rooms, 412 pieces, one workshop in Savar.</Text>
      <Link href="#rooms" variant="standalone" className="self-start">
        See the living room
      </Link>
    </Stack>
  ),
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const gaps: readonly StackGap[] = [2, 4, 8, 12, 16, 24, 32, 48, 64];

export const Gaps: Story = {
  render: () => (
    <Stack gap={16}>
      {gaps.map((gap) => (
        <Stack key={gap} direction="row" gap={16}>
          <Text variant="meta" tone="muted" className="w-8 text-end tabular">
            {gap}
          </Text>
          <Stack direction="row" gap={gap}>
            <div className="size-8 bg-accent" />
            <div className="size-8 bg-accent" />
          </Stack>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const gap of gaps) {
      const [first, second] = canvasElement.querySelectorAll(`[data-gap="${gap}"] > .bg-accent`);
      const between =
        (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0);
      await expect(between).toBe(gap);
    }
  },
};

/** A full row wraps, with the same gap between its lines. */
export const Row: Story = {
  tags: ['w320'],
  render: () => (
    <Stack direction="row" gap={12}>
      <Button>Add to cart</Button>
      <Button variant="secondary">Ask the showroom</Button>
      <Button variant="ghost">Save for later</Button>
    </Stack>
  ),
};

export const Justified: Story = {
  render: () => (
    <Stack gap={24} className="max-w-105">
      <Stack direction="row" justify="between" align="baseline" className="stitch-bottom pb-3">
        <Heading level={2} variant="small-title">
          New this month
        </Heading>
        <Link href="#new">All 38</Link>
      </Stack>
      <Stack direction="row" justify="end">
        <Button variant="secondary">Keep it</Button>
        <Button>Cancel the booking</Button>
      </Stack>
    </Stack>
  ),
};

/** With `asChild`, the list itself is the stack, without an extra element. */
export const AsAList: Story = {
  render: () => (
    <Stack asChild gap={8}>
      <ul>
        <li>1 × Meghna 3-Seater</li>
        <li>1 × Jamuna Centre Table</li>
        <li>1 × Nokshi Shataranji Rug</li>
      </ul>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('data-slot', 'stack');
  },
};

export const RightToLeft: Story = { ...Row, tags: [], globals: { direction: 'rtl' } };
