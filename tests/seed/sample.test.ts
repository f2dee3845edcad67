import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from '@tussock/core/directory/assemble';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFolder } from '../../scripts/seed/folder/check-folder';
import { SAMPLE } from './run-seed';

const PUBLIC = join(import.meta.dirname, '../../packages/web/public');

describe('the sample directory makes every page look alive', () => {
  let sample: ReturnType<typeof assemble>;
  beforeAll(async () => {
    const { directory } = await checkFolder(SAMPLE);
    if (!directory) throw new Error('the sample has errors');
    sample = assemble(directory);
  });
  const distinct = (values: unknown[]) => new Set(values).size;

  test('enough of everything', () => {
    expect(sample.offers.length).toBeGreaterThanOrEqual(80);
    expect(sample.providers.length).toBeGreaterThanOrEqual(30);
    expect(sample.platforms.length).toBeGreaterThanOrEqual(10);
    expect(sample.funds.length).toBeGreaterThanOrEqual(40);
    expect(sample.tags.length).toBeGreaterThanOrEqual(40);
    expect(sample.tags.map((tag) => tag.slug)).toContain('secondary-market');
    expect(sample.blog_posts.length).toBeGreaterThanOrEqual(20);
    expect(sample.faqs.length).toBeGreaterThanOrEqual(40);
    expect(sample.settings.demonstration).toBe(true);
  });

  test('every asset class, status and type of provider is there', () => {
    expect(distinct(sample.cards.map((card) => card.asset_class?.slug))).toBe(9);
    const statuses = [
      ...['Open', 'Closing soon', 'Fully subscribed', 'Coming soon'],
      ...['Closed', 'Withdrawn', 'Failed'],
    ];
    expect(new Set(sample.cards.map((card) => card.status))).toEqual(new Set(statuses));
    const explained = sample.faqs.find(({ question }) => question.startsWith('What do the statuses'))?.answer;
    expect(statuses.filter((status) => !explained?.includes(`- **${status}**: `))).toEqual([]);
    const types = new Set(sample.providers.map((provider) => provider.provider_type));
    expect(types).toEqual(new Set(sample.settings.provider_types));
  });

  test('secondary-market, AIP and exclusive offers, and some with missing numbers', () => {
    const some = (fits: (card: (typeof sample.cards)[number]) => boolean) =>
      expect(sample.cards.filter(fits).length).toBeGreaterThanOrEqual(2);
    some((card) => card.is_secondary_market);
    some((card) => card.is_aip_eligible);
    some((card) => card.is_exclusive);
    some((card) => card.minimum_investment === null);
    some((card) => card.target_return_min === null && card.target_return_max === null);
    some((card) => card.defaulted.includes('risk_rating'));
  });

  test('texts differ: no sentence of eight words or more stands in two records', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { id, name, description, details } of sample.offers) {
      const text = `${description ?? ''}\n${details ?? ''}`;
      for (const sentence of new Set(text.split(/[.!?]\s|\n+/).map((each) => each.trim()))) {
        if (sentence.split(/\s+/).length < 8) continue;
        if ((seen.get(sentence) ?? id) !== id) twice.push(`${name}: ${sentence}`);
        seen.set(sentence, id);
      }
    }
    expect(twice).toEqual([]);
  });

  test('nothing was checked before its listing, or before the day that its document has', () => {
    const dated = /, (?:(\d{1,2}) )?([A-Z][a-z]+) (\d{4})\b/;
    const writtenOn = (title: string) => {
      const [, day = '1', month, year] = dated.exec(title) ?? [];
      return month ? new Date(`${day} ${month} ${year} UTC`).toISOString() : '';
    };
    const checks = sample.offers.flatMap(({ name, created_at, sources }) =>
      sources.map(({ field, title, checked_on }) => ({
        what: `${name}, ${field}: ${title}`,
        checked: `${checked_on}T23:59:59Z`,
        isDated: dated.test(title),
        earliest: [created_at, writtenOn(title)],
      })),
    );
    const early = checks.filter(({ checked, earliest }) => earliest.some((day) => checked < day));
    expect(early.map(({ what }) => what)).toEqual([]);
    expect(checks.filter(({ isDated }) => isDated).length).toBeGreaterThan(100);
  });

  test('its logos are files of ours', () => {
    for (const { logo_url, name } of [...sample.providers, ...sample.platforms]) {
      expect(existsSync(join(PUBLIC, logo_url ?? 'none')), name).toBe(true);
    }
  });
});
