import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createClient } from '@tussock/api/create-client';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ApiProvider } from '../../lib/api';
import { TodayProvider } from '../../lib/today';
import { AipInForceFrom, AipMinimum } from './aip-figures';
import { AipOtherFigures } from './aip-other-figures';
import { AipTerms } from './aip-terms';

/** With the default settings, as while nothing was read. */
const textOn = (today: string, node: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={{ client: createClient({ baseUrl: undefined }), release: null }}>
        <TodayProvider value={today}>{node}</TodayProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;])/g, '')
    .trim();

describe('figures of the visa', () => {
  it('shows the entry in force as the headline and the earlier one under other figures', () => {
    const today = '2026-11-20';
    expect(textOn(today, <AipMinimum category="growth" />)).toBe('NZ$5 million');
    expect(textOn(today, <AipMinimum category="balanced" />)).toBe('NZ$10 million');
    expect(textOn(today, <AipInForceFrom />)).toBe('1 April 2025');
    const others = textOn(today, <AipOtherFigures />);
    expect(others).toMatch(
      /NZ\$3 million\s+NZ\$15 million\s+One secondary source.*without a public source\. Not checked\./s,
    );
    expect(others).not.toContain('NZ$5 million');
  });

  it('falls back to the undated entry before the first dated one', () => {
    expect(textOn('2025-03-31', <AipMinimum category="growth" />)).toBe('NZ$3 million');
    expect(textOn('2025-03-31', <AipOtherFigures />)).toContain('NZ$10 million');
    expect(textOn('2025-04-01', <AipMinimum category="growth" />)).toBe('NZ$5 million');
  });

  it('sets the categories side by side with their sources', () => {
    const terms = textOn('2026-11-20', <AipTerms />);
    for (const figure of [
      '36 months',
      '60 months',
      '21 days',
      '105 days',
      '24 and 60 months',
      'Philanthropy',
    ]) {
      expect(terms).toContain(figure);
    }
    expect(terms).toContain('In force from 1 April 2025, checked 31 May 2026.');
  });
});
