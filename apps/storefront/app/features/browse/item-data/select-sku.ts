import type { DetailsData, DetailsSku, OptionValues } from './details-data.ts';

type Choices = Pick<DetailsData, 'options' | 'skus' | 'missing'>;

/** The sku to begin with: the one that was asked for, else the first that can be had, else the first. */
export function getInitialSku({ skus }: Pick<Choices, 'skus'>, code: string | null): DetailsSku | undefined {
  return (
    skus.find((sku) => sku.code === code) ??
    skus.find(({ state }) => state === 'IN_STOCK' || state === 'FEW') ??
    skus.find(({ state }) => state === 'MADE_TO_ORDER') ??
    skus[0]
  );
}

/** All of these values hold for what was chosen. */
export function matchesOptions(chosen: OptionValues, values: OptionValues): boolean {
  return Object.entries(values).every(([name, value]) => chosen[name] === value);
}

export interface Choice {
  label: string;
  /** The sku one comes to by choosing it, with everything else as it is. */
  code?: string;
  /** Why it cannot be had together with what is chosen beside it. */
  reason?: string;
}

/** What each value of an option leads to from here. */
export function getOptionChoices(
  { options, skus, missing }: Choices,
  chosen: OptionValues,
  option: string,
): Choice[] {
  const values = options.find(({ name }) => name === option)?.values ?? [];
  return values.map(({ label }) => {
    const wanted = { ...chosen, [option]: label };
    const sku = skus.find(
      (each) => matchesOptions(wanted, each.values) && matchesOptions(each.values, wanted),
    );
    if (sku) return { label, code: sku.code };
    const reason = missing.find(({ values }) => matchesOptions(wanted, values))?.reason;
    return { label, reason: reason ?? `Not made in ${label}.` };
  });
}
