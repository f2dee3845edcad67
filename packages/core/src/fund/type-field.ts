import type { Fund } from './fund';

/** The column that the type of a fund comes from: entries of the ledger are about one of them. */
export const typeFieldOf = ({ fund_type }: Pick<Fund, 'fund_type'>) =>
  fund_type?.id ? 'fund_type_id' : 'fund_type';
