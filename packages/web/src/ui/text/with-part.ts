import type { TextModule } from './text-module';

/** A text whose table of contents also leads to a part that stands below it. */
export const withPart = (text: TextModule, part: { id: string; text: string }): TextModule => ({
  ...text,
  headings: [...text.headings, { ...part, level: 2 }],
});
