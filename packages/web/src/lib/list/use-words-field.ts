import { type RefObject, useEffect, useRef } from 'react';

/**
 * A search field that shows the words of its address. It is not a new field for other words, which would lose the focus, and
 * what was typed before the script came stays.
 */
export function useWordsField(words: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(words);
  useEffect(() => {
    if (field.current && shown.current !== words) field.current.value = words;
    shown.current = words;
  }, [words]);
  return field;
}
