import { useMoneyFormat } from './use-money-format.ts';

/**
 * An amount inside a sentence, converted from taka to the visitor's currency. Hidden like a price until it is
 * converted.
 */
export function InlinePrice({ figure }: { figure: number }) {
  const { code, show } = useMoneyFormat();
  return (
    <span data-slot="price" data-currency={code}>
      <span>{show(figure)}</span>
    </span>
  );
}
