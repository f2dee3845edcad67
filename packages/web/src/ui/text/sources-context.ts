import { createContext, useContext } from 'react';
import type { TextSource } from './text-module';

const SourcesContext = createContext<TextSource[]>([]);
export const SourcesProvider = SourcesContext.Provider;

/** A source of the text with its number. A text must list every source that it cites. */
export function useSource(id: string): { number: number; source: TextSource } {
  const sources = useContext(SourcesContext);
  const place = sources.findIndex((source) => source.id === id);
  const source = sources[place];
  if (!source) throw new Error(`the text cites "${id}", which its front matter does not list`);
  return { number: place + 1, source };
}
