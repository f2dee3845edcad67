/** What a number format makes of the number in a cell. */
export interface Shown {
  /** 0.085 is shown as 8.5%. */
  percent: boolean;
  /** A % is shown, whatever it makes of the number. */
  percentSign: boolean;
  /** "$", "EUR"; null without one. */
  currency: string | null;
  /** The cell looks empty. */
  hidden: boolean;
  /** Shown in thousands or with words beside it, so that the number in the cell is another one than a person reads. */
  altered: boolean;
}

const CURRENCY_BRACKET = /\[\$([^\]-]+)(?:-[^\]]*)?\]/;
const CURRENCY_LITERAL = /"?(NZ\$|AU?\$|US\$|[$€£¥]|[A-Z]{3}(?=["\s]))"?/;
/** Which section holds depends on the number: "[<1]0.0%;0.00" shows 0.085 as 8.5% and 8.5 as 8.50. */
const CONDITION = /\[[<>=]/;
const SECTIONS = /;(?=(?:[^"]*"[^"]*")*[^"]*$)/;
const GENERAL = /^(?:general|standard|@)$/i;
const QUOTED = /"([^"]*)"|\\(.)/g;
const DIGITS = String.raw`%?(?:[0#?]+(?:,[0#?]+|[ '][0#?]{3})*(?:\.[0#?]*)?|\.[0#?]+)(?:E[+-]0+)?%?`;
/** A number as it is. A negative one has its minus in front or behind, is in brackets, or is red; a zero may be a dash. */
const POSITIVE = new RegExp(`^\\+?${DIGITS}$`);
const NEGATIVE = new RegExp(`^(?:-?${DIGITS}|${DIGITS}-|\\(${DIGITS}\\))$`);
const DASH = /^-\?*%?$/;
const COLOUR = /\[(?:[a-z]+|color ?\d+)\]/i;

/** Reads a number format such as `#,##0.00`, `0.0%` or `[$€-407] #,##0`. */
export function readNumberFormat(format: string | undefined, value: number): Shown {
  const sections = (format ?? 'General').split(SECTIONS);
  const section = sectionFor(sections, value);
  const bracket = CURRENCY_BRACKET.exec(section)?.[1];
  const currency = bracket ?? CURRENCY_LITERAL.exec(section)?.[1] ?? null;
  const rest = withoutLayout(section, currency);
  const placeholders = rest.replace(QUOTED, '');
  const shape = shapeOf(rest);
  return {
    percent: placeholders.includes('%'),
    percentSign: rest.includes('%'),
    currency: currency?.trim() ?? null,
    hidden: shape === '' || (value === 0 && /^#[#,.]*$/.test(shape)),
    altered:
      CONDITION.test(format ?? '') ||
      !isAsItIs(shape, value) ||
      (value < 0 && sections.length > 1 && losesMinus(shape, section)),
  };
}

const isAsItIs = (shape: string, value: number) =>
  GENERAL.test(shape) || (value < 0 ? NEGATIVE : POSITIVE).test(shape) || (value === 0 && DASH.test(shape));

/** A section of its own shows a negative number without a sign, unless it has one. */
const losesMinus = (shape: string, section: string) => !/[-(]/.test(shape) && !COLOUR.test(section);

/** The format without quotation marks and spaces at its ends, and with an x for what is added and looks like a digit or a separator. */
const shapeOf = (rest: string) =>
  rest
    .replace(QUOTED, (_, quoted?: string, escaped?: string) =>
      (quoted ?? escaped ?? '').replace(/[\w.,#?]/g, 'x'),
    )
    .trim()
    .replace(/^([-+(]?) +| +(?=[%)-]*$)/g, '$1');

/** A number format has a section for positive numbers, one for negative ones, and one for zero. */
function sectionFor(sections: readonly string[], value: number): string {
  if (value < 0) return sections[1] ?? sections[0] ?? '';
  return (value === 0 ? sections[2] : undefined) ?? sections[0] ?? '';
}

/** Without colours, spaces of a sign's width, fillings, and the currency. */
function withoutLayout(section: string, currency: string | null): string {
  const plain = section.replace(/\[[^\]]*\]/g, '').replace(/_.|\*./g, '');
  return currency === null ? plain : plain.replaceAll(currency, '');
}
