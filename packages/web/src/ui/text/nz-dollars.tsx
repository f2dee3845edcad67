import { nzd } from '../../lib/format';

/** An amount in New Zealand dollars in a sentence, "NZ$5 million", whose parts stay on one line. */
export const NzDollars = ({ amount }: { amount: number }) => (
  <span className="whitespace-nowrap">{nzd(amount)}</span>
);
