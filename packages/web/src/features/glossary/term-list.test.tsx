import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Glossary } from './glossary';
import { TermList } from './term-list';

const source = (address: string) =>
  ({ title: 'A page', address, confidence: 'H', checked_on: '2026-11-22' }) as const;
const term = (id: string) => ({ id, term: id, definition: 'A definition.', sources: [id], see: [] });

it('calls the sources of others by their kind, and no page of this site a statute or agency page', () => {
  const glossary: Glossary = {
    reviewed_on: '2026-11-22',
    sources: { law: source('https://legislation.example/act'), ours: source('/methodology') },
    terms: [term('law'), term('ours')],
    words: {},
  };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TermList glossary={glossary} />
    </MemoryRouter>,
  );
  expect(html.split('id="ours"').map((part) => part.includes('Statute or agency page'))).toEqual([
    true,
    false,
  ]);
});
