import clsx from 'clsx';
import { scriptBefore } from '../../lib/script/script-before';
import { WrittenText } from '../written-text';
import type { Text } from './read-text';

/** With the parser, which a page need not have while its texts are those that the server wrote. */
const ReadText = scriptBefore(() => import('./read-text'));

/** Markdown from the data as elements, in a box of its own; see `ReadText`. */
export function Markdown({ small, ...text }: Text & { small?: boolean }) {
  const { topLevel, idPrefix } = text;
  return (
    <WrittenText name={JSON.stringify([text.text, topLevel, idPrefix])} className={proseClass(small)}>
      <ReadText {...text} />
    </WrittenText>
  );
}

/** For details and answers, a size below that of a chapter. */
export const proseClass = (small = false) => clsx('prose', small && 'prose-sm');
