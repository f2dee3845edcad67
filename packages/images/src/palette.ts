/** The light theme's colours, as `packages/web/src/styles/tokens.css` has them. */
export const PALETTE = {
  paper: '#fbfaf6',
  ink: '#16211c',
  muted: '#5b665f',
  line: '#e5e1d6',
  pine: '#1d4b39',
} as const;

const CLASS_TONES: Readonly<Record<string, string>> = {
  'private-credit': '#1d4b39',
  'private-equity': '#7a3b69',
  'venture-capital': '#c0562f',
  property: '#2c6e9b',
  agriculture: '#7c8a1f',
  forestry: '#3f8f5f',
  infrastructure: '#4a4e8c',
  'multi-asset': '#8f6b3d',
  'absolute-return': '#6a7681',
  other: '#8b8b83',
};

/** The colour of an asset class; the site's own where there is none. */
export function toneOf(asset_class: string | null): string {
  if (asset_class === null) return PALETTE.pine;
  const tone = Object.hasOwn(CLASS_TONES, asset_class) ? CLASS_TONES[asset_class] : CLASS_TONES.other;
  return tone ?? PALETTE.muted;
}
