import { OptionPicker } from '@piri/ui/option-picker';
import { SwatchPicker } from '@piri/ui/swatch-picker';
import { formatOptionName } from '../../item-data/format-option-name.ts';
import type { DetailsSku, ItemDetailsData } from '../../item-data/item-details-data.ts';
import { getOptionChoices } from '../../item-data/select-sku.ts';

export interface SkuOptionsProps {
  item: Pick<ItemDetailsData, 'options' | 'skus' | 'missing'>;
  sku: DetailsSku;
  onChoose: (code: string) => void;
}

/** A group of choices for each option: swatches for materials and woods, names for everything else. */
export function SkuOptions({ item, sku, onChoose }: SkuOptionsProps) {
  return item.options.map(({ name, values }) => {
    const choices = getOptionChoices(item, sku.values, name).map(({ label, code, reason }) => {
      const { image, colour } = values.find((value) => value.label === label) ?? {};
      return {
        value: label,
        label,
        code,
        disabledReason: code === undefined ? reason : undefined,
        image,
        colour,
      };
    });
    const shared = {
      legend: formatOptionName(name),
      name,
      value: sku.values[name] ?? '',
      onValueChange: (value: string) => {
        const code = choices.find((choice) => choice.value === value)?.code;
        if (code !== undefined) onChoose(code);
      },
    };
    const seen = values.every(({ image, colour }) => image || colour);
    return seen ? (
      <SwatchPicker key={name} {...shared} options={choices} />
    ) : (
      <OptionPicker
        key={name}
        {...shared}
        options={choices.map(({ value, label, disabledReason }) => ({ value, label, disabledReason }))}
      />
    );
  });
}
