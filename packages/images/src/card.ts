/** One figure of a picture: a small label above a value. */
export interface CardFigure {
  label: string;
  /** "8.5–9.75%", "$250K NZD", "Not stated". */
  value: string;
  /** Small, beneath the value: "p.a., after fees". */
  unit?: string;
}

/** What the picture of a record shows. */
export interface Card {
  /** "Offer", "Private credit fund". */
  kind: string;
  /** Slug of the asset class whose colour the picture has; the site's own colour without one. */
  asset_class: string | null;
  name: string;
  /** "by Kauri Street Capital". */
  byline: string | null;
  /** Up to four, from left to right. */
  figures: CardFigure[];
  /** What a reader must know beside the figures. */
  note: string;
}

/** What every picture says of the site and of the release that it was made from. */
export interface About {
  /** "Tussock NZ" */
  site: string;
  /** Point in time at which the release was published. */
  published_at: string;
  /** True while the directory is invented. */
  demonstration: boolean;
}
