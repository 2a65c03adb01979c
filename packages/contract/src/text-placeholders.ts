/**
 * A placeholder in a text for a setting that applies to all items: `{returns.days}` is a number in `shopSettings`,
 * `৳{onlinePayment.upTo}` an amount of money, `{delivery.zones.elsewhere.charge}` a field of an entry in a list.
 */
const placeholder = /(৳?)\{([A-Za-z0-9.-]+)\}/;

/** Literal text, or the name of a setting. */
export type TextPart = string | { figure: string; isMoney: boolean };

/**
 * Splits a text into literal text and placeholders.
 * @example
 * parsePlaceholders('Within {returns.days} days.');
 * // ['Within ', { figure: 'returns.days', isMoney: false }, ' days.']
 */
export function parsePlaceholders(text: string): TextPart[] {
  // The pattern has two groups, so each placeholder yields its sign and its name between the literal texts.
  const parts = text.split(placeholder);
  return parts.flatMap((part, index): TextPart[] => {
    if (index % 3 === 0) return part === '' ? [] : [part];
    return index % 3 === 1 ? [] : [{ figure: part, isMoney: parts[index - 1] !== '' }];
  });
}

/** Returns the names of the placeholders in a text. */
export function getPlaceholderNames(text: string): string[] {
  return parsePlaceholders(text).flatMap((part) => (typeof part === 'string' ? [] : [part.figure]));
}

/** Returns the number that a name refers to; undefined if it is not a number. The entries of a list are found by id. */
export function findPlaceholderValue(settings: object, name: string): number | undefined {
  const found = name.split('.').reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value.find((entry) => entry?.id === key);
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? value[key as keyof typeof value]
      : undefined;
  }, settings);
  return typeof found === 'number' ? found : undefined;
}
