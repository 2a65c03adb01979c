import { useSelectedCurrencyFormat } from './use-selected-currency-format.ts';

/**
 * An amount inside a sentence, converted from taka to the visitor's currency. Hidden like a price until it is
 * converted.
 */
export function InlinePrice({ figure }: { figure: number }) {
  const { code, show } = useSelectedCurrencyFormat();
  return (
    <span data-slot="price" data-currency={code}>
      <span>{show(figure)}</span>
    </span>
  );
}
