/** Tax positions of an investor that an address may contain. It never has anything else about a visitor. */
export const TAX_POSITIONS = [
  'pir-10.5',
  'pir-17.5',
  'pir-28',
  'person-10.5',
  'person-17.5',
  'person-30',
  'person-33',
  'person-39',
  'trust-33',
  'trust-39',
  'company-28',
  'foreign-28',
] as const;
export type TaxPosition = (typeof TAX_POSITIONS)[number];

export const TAX_POSITION_LABELS: Record<TaxPosition, string> = {
  'pir-10.5': 'PIE investor, PIR 10.5%',
  'pir-17.5': 'PIE investor, PIR 17.5%',
  'pir-28': 'PIE investor, PIR 28%',
  'person-10.5': 'Person taxed at 10.5%',
  'person-17.5': 'Person taxed at 17.5%',
  'person-30': 'Person taxed at 30%',
  'person-33': 'Person taxed at 33%',
  'person-39': 'Person taxed at 39%',
  'trust-33': 'Trust taxed at 33%',
  'trust-39': 'Trust taxed at 39%',
  'company-28': 'Company taxed at 28%',
  'foreign-28': 'Non-resident, 28% in a PIE',
};

type PositionKind = 'pir' | 'person' | 'trust' | 'company' | 'foreign';

export function isTaxPosition(text: string): text is TaxPosition {
  return (TAX_POSITIONS as readonly string[]).includes(text);
}

/** A position in its parts; `rate` in percent. */
export function partsOfPosition(position: TaxPosition): { kind: PositionKind; rate: number } {
  const [kind, rate] = position.split('-');
  return { kind: kind as PositionKind, rate: Number(rate) };
}

/**
 * The rate in a multi-rate PIE that goes with a position, percent: a person's PIR (Inland Revenue, table from 1 April 2025:
 * taxable income to $15,600 10.5%, to $53,500 17.5%, else 28%); 28% for trustees who elect it as final and for
 * non-residents. A company returns PIE income at its own 28%.
 */
export function pirOfPosition(position: TaxPosition): number {
  const { kind, rate } = partsOfPosition(position);
  if (kind === 'pir') return rate;
  return kind === 'person' && rate < 28 ? rate : 28;
}
