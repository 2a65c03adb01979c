import { useMoney } from './use-money.ts';

/** A figure of taka inside a sentence, in the visitor's currency. Hidden like a price until it is converted. */
export function MoneyText({ figure }: { figure: number }) {
  const { code, show } = useMoney();
  return (
    <span data-slot="price" data-currency={code}>
      <span>{show(figure)}</span>
    </span>
  );
}
