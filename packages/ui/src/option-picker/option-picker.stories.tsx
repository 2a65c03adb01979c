import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field, FieldError } from '../field/field.tsx';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import {
  juteMaterialFixture,
  leafMaterialFixture,
  neelMaterialFixture,
} from '../internal/docs/materials.fixtures.ts';
import { SwatchPicker } from '../swatch-picker/swatch-picker.tsx';
import { OptionPicker } from './option-picker.tsx';

const notWithJute = 'Black legs don’t come with jute cloth.';

const legs = [
  { value: 'segun', label: 'Segun' },
  { value: 'walnut', label: 'Walnut' },
  { value: 'black', label: 'Black', disabledReason: notWithJute },
];

const meta = {
  title: 'Commerce/OptionPicker',
  component: OptionPicker,
  args: { legend: 'Legs', name: 'legs', options: legs, defaultValue: 'segun', onValueChange: fn() },
  argTypes: { legend: { control: 'text' } },
  parameters: {
    keyboard: [
      { keys: ['Tab'], action: 'Moves to the selected chip.', step: 'Tab moves to the selected chip' },
      {
        keys: ['ArrowRight', 'ArrowDown'],
        action: 'Selects the next available chip; after the last, the first.',
        step: 'The arrow keys select a chip and skip unavailable ones',
      },
      {
        keys: ['ArrowLeft', 'ArrowUp'],
        action: 'Selects the previous chip.',
        step: 'The arrow keys select a chip and skip unavailable ones',
      },
    ],
  },
} satisfies Meta<typeof OptionPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ args, canvas, step }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await expect(radio('Black')).toHaveAccessibleDescription(notWithJute);
    await step('Tab moves to the selected chip', async () => {
      await userEvent.tab();
      await expect(radio('Segun')).toHaveFocus();
    });
    await step('The arrow keys select a chip and skip unavailable ones', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(radio('Walnut')).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('walnut');
      await userEvent.keyboard('{ArrowDown}');
      await expect(radio('Segun')).toBeChecked();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(radio('Walnut')).toBeChecked();
      await userEvent.keyboard('{ArrowUp}');
      await expect(radio('Black')).not.toBeChecked();
    });
    radio('Segun').blur();
  },
};

export const Focus: Story = {
  tags: ['forced-colours'],
  args: { defaultValue: 'walnut' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Walnut' })).toHaveFocus();
  },
};

/** Two groups that depend on each other through the page: choosing Jute makes Black unavailable, which is announced. */
export const WithACloth: Story = {
  name: 'Dependent options',
  render: () => <ClothAndLegs />,
  play: async ({ canvas }) => {
    const black = canvas.getByRole('radio', { name: 'Black' });
    await expect(black).toBeEnabled();
    const [, status] = canvas.getAllByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('radio', { name: 'Jute' }));
    await expect(black).toBeDisabled();
    await expect(status).toHaveTextContent(notWithJute);
    canvas.getByRole('radio', { name: 'Jute' }).blur();
  },
};

function ClothAndLegs() {
  const [cloth, setCloth] = useState('neel');
  return (
    <div className="grid gap-5">
      <SwatchPicker
        legend="Cloth"
        value={cloth}
        onValueChange={setCloth}
        options={[
          { value: 'jute', label: 'Jute', ...juteMaterialFixture },
          { value: 'neel', label: 'Neel', ...neelMaterialFixture },
          { value: 'leaf', label: 'Leaf', ...leafMaterialFixture },
        ]}
      />
      <OptionPicker
        legend="Legs"
        defaultValue="segun"
        options={legs.map((leg) => (cloth === 'jute' ? leg : { ...leg, disabledReason: undefined }))}
      />
    </div>
  );
}

/** An option shows its effect on the price beside its name. */
export const WithPrices: Story = {
  tags: ['w320'],
  args: {
    legend: 'Size',
    name: 'size',
    defaultValue: 'queen',
    options: [
      { value: 'single', label: 'Single', description: '−৳12,000' },
      { value: 'queen', label: 'Queen' },
      { value: 'king', label: 'King', description: '+৳14,500' },
    ],
  },
};

/** A press on an unavailable option chooses nothing; its reason is highlighted and announced. */
export const UnavailableOptionPressed: Story = {
  args: {
    options: [
      { value: 'segun', label: 'Segun' },
      { value: 'walnut', label: 'Walnut', disabledReason: 'Walnut is sold out until the middle of January.' },
      { value: 'black', label: 'Black', disabledReason: notWithJute },
    ],
  },
  play: async ({ canvas }) => {
    const black = canvas.getByRole<HTMLInputElement>('radio', { name: 'Black' });
    await userEvent.click(canvas.getByText('Black'));
    await expect(black).not.toBeChecked();
    await expect(canvas.getByText(notWithJute)).toHaveAttribute('data-state', 'pressed');
  },
};

export const NothingChosen: Story = { args: { defaultValue: '' } };

export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = {
  name: 'Error',
  args: { defaultValue: '' },
  render: (args) => (
    <Field required>
      <OptionPicker {...args} />
      <FieldError>Choose the legs.</FieldError>
    </Field>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    legend: 'Legs, and what they’re made of',
    options: [
      { value: 'segun', label: 'Solid segun from Chattogram, hand-turned and oiled three times' },
      { value: 'walnut', label: 'Walnut', description: '+৳4,000' },
      {
        value: 'black',
        label: 'Unbreakableblackpowdercoatedsteel',
        disabledReason:
          'Steel legs only fit the outdoor frame. If you need them indoors, our workshop can make them in six weeks.',
      },
    ],
  },
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    lang: 'bn',
    legend: 'পায়া',
    options: [
      { value: 'segun', label: 'সেগুন' },
      { value: 'walnut', label: 'আখরোট', description: '+৳৪,০০০' },
      { value: 'black', label: 'কালো', disabledReason: 'কালো পায়া পাট রঙের কাপড়ের সঙ্গে হয় না।' },
    ],
  },
};
