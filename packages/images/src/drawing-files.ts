/** The files that drawing needs beside its code, by the names under which their packages export them. */
export const DRAWING_FILES = {
  layout: 'satori/layout.wasm',
  pixels: '@resvg/resvg-wasm/index_bg.wasm',
  serif: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
  serif_macrons: '@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff',
  sans: '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff',
  sans_macrons: '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-400-normal.woff',
  sans_bold: '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff',
  sans_bold_macrons: '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-600-normal.woff',
} as const;

export type DrawingFile = keyof typeof DRAWING_FILES;
