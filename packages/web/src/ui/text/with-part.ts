import type { TextModule } from './text-module';

/** A text whose table of contents also has a part of the page that precedes or follows the text. */
export function withPart(
  text: TextModule,
  part: { id: string; text: string },
  place: 'before' | 'after' = 'after',
): TextModule {
  const heading = { ...part, level: 2 } as const;
  return {
    ...text,
    headings: place === 'before' ? [heading, ...text.headings] : [...text.headings, heading],
  };
}
