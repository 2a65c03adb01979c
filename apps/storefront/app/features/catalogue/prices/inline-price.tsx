import { useMoneyFormat } from './use-money-format.ts';

/** A figure of taka inside a sentence, in the visitor's currency. Hidden like a price until it is converted. */
export function InlinePrice({ figure }: { figure: number }) {
  const { code, show } = useMoneyFormat();
  return (
    <span data-slot="price" data-currency={code}>
      <span>{show(figure)}</span>
    </span>
  );
}
