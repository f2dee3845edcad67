import { exactMoney, formatMoney, isStated } from '@tussock/core/money/money';

/** A short amount, with the exact one for screen readers. */
export function Money({ amount, currency }: { amount: number | null; currency: string }) {
  if (!isStated(amount)) return <span className="words">{formatMoney(amount, currency)}</span>;
  const short = formatMoney(amount, currency);
  const exact = exactMoney(amount, currency);
  const figure = short.slice(0, short.lastIndexOf(' '));
  return (
    <>
      <span aria-hidden={short !== exact} title={exact}>
        <span className="one">{figure}</span>
        <span className="unit">{` ${currency}`}</span>
      </span>
      {short !== exact && <span className="sr-only">{` ${exact}`}</span>}
    </>
  );
}
