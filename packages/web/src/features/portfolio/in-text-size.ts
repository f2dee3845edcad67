/** A length in pixels of the usual text size: of a picture with words beside it, which grow where a reader has larger text. */
export const inTextSize = (pixels: number): string => `${pixels / 16}rem`;
