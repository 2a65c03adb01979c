import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { AddressCard } from './address-card.tsx';

const pressed = fn<(what: string) => void>();

const act = (what: string, of: string) => (
  <Button
    variant="ghost"
    size="small"
    aria-label={`${what} the address of ${of}`}
    onClick={() => pressed(what)}
  >
    {what}
  </Button>
);

const meta = {
  title: 'Commerce/AddressCard',
  component: AddressCard,
  args: {
    name: 'Farzana Rahman',
    addressLines: ['House 42, flat 5B, Road 9/A', 'Dhanmondi, Dhaka'],
    phone: '01711 482906',
    notes: ['Floor 5, with a lift', 'Opposite the lake, beside the blue gate'],
  },
  argTypes: { name: { control: 'text' }, phone: { control: 'text' }, badge: { control: 'text' } },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves from action to action. The card itself is not a tab stop.',
        step: 'Tab moves from action to action',
      },
      { keys: ['Enter', 'Space'], action: 'Runs the action.', step: 'Enter runs the action' },
    ],
  },
  beforeEach: () => void pressed.mockClear(),
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  args: {
    actions: (
      <>
        {act('Change', 'Farzana Rahman')}
        {act('Make default', 'Farzana Rahman')}
        {act('Remove', 'Farzana Rahman')}
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    const change = canvas.getByRole('button', { name: 'Change the address of Farzana Rahman' });
    await step('Tab moves from action to action', async () => {
      await userEvent.tab();
      await expect(change).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /^Make default/ })).toHaveFocus();
    });
    await step('Enter runs the action', async () => {
      change.focus();
      await userEvent.keyboard('{Enter}');
      await expect(pressed).toHaveBeenCalledWith('Change');
    });
    change.blur();
  },
};

/** The default address: a badge and an indigo edge. */
export const Marked: Story = { name: 'With badge', tags: ['forced-colours'], args: { badge: 'Default' } };

/** Without actions, such as in an order. */
export const WithoutActions: Story = { args: { notes: [] } };

/** Cards in a row have the same height, and their actions line up. */
export const Among: Story = {
  name: 'Grid of cards',
  decorators: [
    (Story) => (
      <div className="-mx-4 w-screen max-w-240 px-4">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div className="grid gap-4 md:grid-cols-2">
      <AddressCard {...args} badge="Default" actions={act('Change', 'Farzana Rahman')} />
      <AddressCard
        name="Abdul Karim Talukdar"
        addressLines={['House 7, Station Road', 'Mymensingh Sadar, Mymensingh']}
        phone="01819 552017"
        actions={act('Change', 'Abdul Karim Talukdar')}
      />
    </div>
  ),
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    name: 'Wohnzimmereinrichtungsgegenstandsverwaltung, to the attention of Mrs Farzana Rahman-Chowdhury',
    badge: 'The default for everything heavy',
    addressLines: [
      'House 42, flat 5B, second building behind the mosque, through the gate on the left, Road 9/A (new), 27 (old)',
      'Dhanmondi Residential Area, Dhaka',
    ],
    notes: [
      'Floor 12, with a 110 × 140 cm lift that has a 75 cm door and is switched off at night',
      'Ring twice, then wait for the guard, who has to look for the key to the yard',
    ],
    actions: (
      <>
        {act('Change this address', 'Farzana')}
        {act('Make this the default', 'Farzana')}
        {act('Remove this address', 'Farzana')}
      </>
    ),
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    name: 'ফারজানা রহমান',
    badge: 'প্রধান',
    addressLines: ['বাড়ি ৪২, সড়ক ৯/এ', 'ধানমন্ডি, ঢাকা'],
    phone: '০১৭১১ ৪৮২৯০৬',
    notes: ['পঞ্চম তলা, লিফট আছে'],
  },
  render: (args) => (
    <div lang="bn">
      <AddressCard {...args} />
    </div>
  ),
};
