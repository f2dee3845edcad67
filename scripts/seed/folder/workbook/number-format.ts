/** What a number format makes of the number in a cell. */
export interface Shown {
  /** 0.085 is shown as 8.5%. */
  percent: boolean;
  /** A % is shown, whatever it makes of the number. */
  percentSign: boolean;
  /** "$", "EUR"; null without one. */
  currency: string | null;
  /** Shown in thousands or with words beside it, so that the number in the cell is another one than a person reads. */
  altered: boolean;
}

const CURRENCY_BRACKET = /\[\$([^\]-]+)(?:-[^\]]*)?\]/;
const CURRENCY_LITERAL = /"?(NZ\$|AU?\$|US\$|[$€£¥]|[A-Z]{3}(?=["\s]))"?/;

/** Reads a number format such as `#,##0.00`, `0.0%` or `[$€-407] #,##0`. */
export function readNumberFormat(format: string | undefined, value: number): Shown {
  const section = sectionFor(format ?? 'General', value);
  const bracket = CURRENCY_BRACKET.exec(section)?.[1];
  const currency = bracket ?? CURRENCY_LITERAL.exec(section)?.[1] ?? null;
  const rest = withoutLayout(section, currency);
  const literals = literalsOf(rest);
  const placeholders = rest.replace(/"[^"]*"|\\./g, '');
  const words = literals.replace(/["\s.,()+'%-]/g, '');
  return {
    percent: placeholders.includes('%'),
    percentSign: rest.includes('%'),
    currency: currency?.trim() ?? null,
    altered:
      words !== '' ||
      (literals.includes('%') && placeholders.includes('%')) ||
      /[0#?],+(?![0#?,])/.test(placeholders.replace(/\s/g, '')),
  };
}

/** A number format has a section for positive numbers, one for negative ones, and one for zero. */
function sectionFor(format: string, value: number): string {
  const sections = format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  if (value < 0) return sections[1] ?? sections[0] ?? '';
  return (value === 0 ? sections[2] : undefined) ?? sections[0] ?? '';
}

/** Without colours, spaces of a sign's width, fillings, and the currency. */
function withoutLayout(section: string, currency: string | null): string {
  const plain = section.replace(/\[[^\]]*\]/g, '').replace(/_.|\*./g, '');
  return currency === null ? plain : plain.replaceAll(currency, '');
}

/** Characters that the format adds: quoted, escaped, or no placeholder. */
function literalsOf(format: string): string {
  if (/^(?:general|standard|@)$/i.test(format.trim())) return '';
  const added = [...format.matchAll(/"([^"]*)"|\\(.)/g)].map((match) => match[1] ?? match[2] ?? '').join('');
  return (
    added +
    format
      .replace(/"[^"]*"|\\./g, '')
      .replace(/E[+-]/g, '')
      .replace(/[0#?,.%]/g, '')
  );
}
