import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field, FieldError } from '../field/field.tsx';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import {
  juteMaterialFixture,
  leafMaterialFixture,
  neelMaterialFixture,
  offWhiteMaterialFixture,
  rustMaterialFixture,
} from '../internal/docs/materials.fixtures.ts';
import { SwatchPicker, type SwatchPickerOption } from './swatch-picker.tsx';

const notWithWalnut = 'Off-white doesn’t come with walnut legs.';

const cloths: SwatchPickerOption[] = [
  { value: 'jute', label: 'Jute, linen blend', ...juteMaterialFixture },
  { value: 'neel', label: 'Neel, linen blend', ...neelMaterialFixture },
  { value: 'leaf', label: 'Leaf, linen blend', ...leafMaterialFixture },
  { value: 'rust', label: 'Rust, linen blend', ...rustMaterialFixture },
  {
    value: 'off-white',
    label: 'Off-white, linen blend',
    ...offWhiteMaterialFixture,
    disabledReason: notWithWalnut,
  },
];

const meta = {
  title: 'Commerce/SwatchPicker',
  component: SwatchPicker,
  args: { legend: 'Cloth', name: 'cloth', options: cloths, defaultValue: 'jute', onValueChange: fn() },
  argTypes: { legend: { control: 'text' } },
  parameters: {
    keyboard: [
      { keys: ['Tab'], action: 'Moves to the selected swatch.', step: 'Tab moves to the selected swatch' },
      {
        keys: ['ArrowRight', 'ArrowDown'],
        action: 'Selects the next available swatch; after the last, the first.',
        step: 'The arrow keys select a swatch and skip unavailable ones',
      },
      {
        keys: ['ArrowLeft', 'ArrowUp'],
        action: 'Selects the previous swatch.',
        step: 'The arrow keys select a swatch and skip unavailable ones',
      },
    ],
  },
} satisfies Meta<typeof SwatchPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ args, canvas, step }) => {
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    await step('Tab moves to the selected swatch', async () => {
      await userEvent.tab();
      await expect(radio(/^Jute/)).toHaveFocus();
    });
    await step('The arrow keys select a swatch and skip unavailable ones', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
      await expect(radio(/^Rust/)).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('rust');
      await userEvent.keyboard('{ArrowRight}');
      await expect(radio(/^Jute/)).toBeChecked();
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      await expect(radio(/^Leaf/)).toBeChecked();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    });
    await step('The legend shows the name of the selected swatch', async () => {
      await expect(
        canvas.getByRole('radiogroup', { name: 'Cloth' }).querySelector('legend'),
      ).toHaveTextContent('Cloth Jute, linen blend');
    });
    radio(/^Jute/).blur();
  },
};

export const Focus: Story = {
  tags: ['forced-colours'],
  args: { defaultValue: 'neel' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Neel/ })).toHaveFocus();
  },
};

/** A press on an unavailable swatch chooses nothing; its reason below is highlighted and announced. */
export const UnavailableOptionPressed: Story = {
  play: async ({ args, canvas }) => {
    const offWhite = canvas.getByRole<HTMLInputElement>('radio', { name: /^Off-white/ });
    const swatch = offWhite.labels?.[0];
    await expect(offWhite).toHaveAccessibleDescription(notWithWalnut);
    if (swatch) {
      const { left, top, width, height } = swatch.getBoundingClientRect();
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      await userEvent.click(under ?? swatch);
    }
    await expect(offWhite).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent(notWithWalnut);
    await expect(canvas.getByText(notWithWalnut)).toHaveAttribute('data-state', 'pressed');
  },
};

/** Plain colours, for a wood or a lacquer without a photograph. */
export const Colours: Story = {
  args: {
    legend: 'Finish',
    name: 'finish',
    defaultValue: 'walnut',
    options: [
      { value: 'natural', label: 'Natural segun', colour: '#a9713f' },
      { value: 'walnut', label: 'Walnut', colour: '#5b3b26' },
      { value: 'white', label: 'White lacquer', colour: '#fbfbf8' },
      {
        value: 'black',
        label: 'Black lacquer',
        colour: '#16171b',
        disabledReason: 'Black is sold out until January.',
      },
    ],
  },
};

export const NothingChosen: Story = { args: { defaultValue: '' } };

/** The whole group is disabled, such as while a price is fetched. */
export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = {
  name: 'Error',
  render: (args) => (
    <Field required>
      <SwatchPicker {...args} />
      <FieldError>Choose a cloth, and the sofa is yours.</FieldError>
    </Field>
  ),
  args: { defaultValue: '' },
};

/** The form as it is submitted without JavaScript. */
export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Meghna 3-Seater" className="grid justify-items-start gap-5">
      <SwatchPicker {...args} />
      <Button type="submit">Add to cart</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('cloth')).toBe('jute');
    await userEvent.click(canvas.getByRole('radio', { name: /^Leaf/ }));
    await expect(new FormData(form).get('cloth')).toBe('leaf');
    canvas.getByRole('radio', { name: /^Leaf/ }).blur();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    legend: 'Cloth for the seat, the back and the loose cushions',
    options: [...cloths, ...cloths].map((cloth, index) => ({
      ...cloth,
      value: `${cloth.value}-${index}`,
      label: `${cloth.label}, hand-loomed in Tangail, unbleached`,
      disabledReason:
        cloth.disabledReason &&
        `Loom ${index} is being repaired, so this cloth is only available for seats ordered after the rains.`,
    })),
    defaultValue: 'neel-1',
  },
};

export const BanglaText: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    lang: 'bn',
    legend: 'কাপড়',
    options: [
      { value: 'jute', label: 'পাট রঙের লিনেন', ...juteMaterialFixture },
      { value: 'neel', label: 'নীল লিনেন', ...neelMaterialFixture },
      {
        value: 'off-white',
        label: 'ঘিয়ে লিনেন',
        ...offWhiteMaterialFixture,
        disabledReason: 'ঘিয়ে কাপড় আখরোট পায়ার সঙ্গে হয় না।',
      },
    ],
  },
};
