import type { TextModule } from './text-module';

/** A text whose table of contents also has a part that follows the text. */
export const withPart = (text: TextModule, part: { id: string; text: string }): TextModule => ({
  ...text,
  headings: [...text.headings, { ...part, level: 2 }],
});
