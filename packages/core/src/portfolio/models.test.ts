import { expect, it } from 'vitest';
import { PORTFOLIO_CLASSES, type PortfolioClassSlug } from './asset-classes';
import { MODELS } from './models';

/** The share of a model in some classes, in percent. */
function share(id: string, ...slugs: PortfolioClassSlug[]): number {
  const model = MODELS.at(-1)?.value.find((each) => each.id === id);
  return slugs.reduce(
    (sum, slug) =>
      sum + (model?.weights[PORTFOLIO_CLASSES.findIndex((each) => each.slug === slug)] ?? 0) / 10,
    0,
  );
}
const said = (id: string) => MODELS.at(-1)?.value.find((each) => each.id === id)?.description ?? '';

it('each model is what its description says', () => {
  expect(said('income')).toContain('Mostly private credit');
  expect(share('income', 'private-credit')).toBeGreaterThan(50);
  expect(said('balanced')).toContain(
    'About a third in property and land, and a fifth each in lending and in companies',
  );
  expect(Math.abs(share('balanced', 'property', 'forestry', 'agriculture') - 100 / 3)).toBeLessThan(2);
  expect(share('balanced', 'private-credit')).toBe(20);
  expect(share('balanced', 'private-equity', 'venture-capital')).toBe(20);
  expect(said('growth')).toContain('More than half in private equity and venture capital');
  expect(share('growth', 'private-equity', 'venture-capital')).toBeGreaterThan(50);
  expect(said('venture')).toContain('Half in venture capital and most of the rest in private equity');
  expect(share('venture', 'venture-capital')).toBe(50);
  expect(share('venture', 'private-equity')).toBeGreaterThan(25);
});
