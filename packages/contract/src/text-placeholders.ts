/**
 * A text of the shop names what is promised for all products alike instead of repeating it: `{returns.days}` is a
 * figure of `shopSettings`, `৳{onlinePayment.upTo}` one of money, `{delivery.zones.elsewhere.charge}` one of a list.
 */
const place = /(৳?)\{([A-Za-z0-9.-]+)\}/;

/** Words as they stand, or a figure of the settings. */
export type TextPart = string | { figure: string; isMoney: boolean };

/**
 * @example
 * parsePlaceholders('Within {returns.days} days.');
 * // ['Within ', { figure: 'returns.days', isMoney: false }, ' days.']
 */
export function parsePlaceholders(text: string): TextPart[] {
  // Split by two groups, each figure leaves its sign and its name between the words.
  const pieces = text.split(place);
  return pieces.flatMap((piece, index): TextPart[] => {
    if (index % 3 === 0) return piece === '' ? [] : [piece];
    return index % 3 === 1 ? [] : [{ figure: piece, isMoney: pieces[index - 1] !== '' }];
  });
}

/** The names of the figures in a text. */
export function listPlaceholders(text: string): string[] {
  return parsePlaceholders(text).flatMap((part) => (typeof part === 'string' ? [] : [part.figure]));
}

/** What a name stands for; undefined where it is no number. A list is walked by the ids of what is in it. */
export function resolvePlaceholder(settings: object, name: string): number | undefined {
  const found = name.split('.').reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value.find((entry) => entry?.id === key);
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? value[key as keyof typeof value]
      : undefined;
  }, settings);
  return typeof found === 'number' ? found : undefined;
}
