import type { DetailsSku, ItemDetailsData, OptionValues } from './item-details-data.ts';

type SkuOptionsData = Pick<ItemDetailsData, 'options' | 'skus' | 'missing'>;

/** Returns the initial sku: the requested one, else the first one that can be bought, else the first one. */
export function getInitialSku(
  { skus }: Pick<SkuOptionsData, 'skus'>,
  code: string | null,
): DetailsSku | undefined {
  return (
    skus.find((sku) => sku.code === code) ??
    skus.find(({ state }) => state === 'IN_STOCK' || state === 'FEW') ??
    skus.find(({ state }) => state === 'MADE_TO_ORDER') ??
    skus[0]
  );
}

/** Returns whether all of these values apply to what is chosen. */
export function matchesOptions(chosen: OptionValues, values: OptionValues): boolean {
  return Object.entries(values).every(([name, value]) => chosen[name] === value);
}

export interface OptionChoice {
  label: string;
  /** The sku that this value selects, if everything else stays the same. */
  code?: string;
  /** Why the value can't be combined with the other chosen values. */
  reason?: string;
}

/** Returns which sku each value of an option leads to from the current choice. */
export function getOptionChoices(
  { options, skus, missing }: SkuOptionsData,
  chosen: OptionValues,
  option: string,
): OptionChoice[] {
  const values = options.find(({ name }) => name === option)?.values ?? [];
  return values.map(({ label }) => {
    const wanted = { ...chosen, [option]: label };
    const sku = skus.find(
      (each) => matchesOptions(wanted, each.values) && matchesOptions(each.values, wanted),
    );
    if (sku) return { label, code: sku.code };
    const reason = missing.find(({ values }) => matchesOptions(wanted, values))?.reason;
    return { label, reason: reason ?? `Not available in this combination: ${label}.` };
  });
}
