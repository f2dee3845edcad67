import { formulaYears } from '@tussock/core/portfolio/formula-years';
import { PORTFOLIO_MODELS } from '@tussock/core/portfolio/models';
import { PORTFOLIO_LIMITS, startOf } from '@tussock/core/portfolio/portfolio-params';
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProjectionChart } from './projection-chart';

const on = '2026-11-20';
const { amount, years, fee, inflation } = PORTFOLIO_LIMITS;

it('draws every year inside its picture, also where fees are higher than the return and the start is the highest', () => {
  const anyState = fc.record({
    model: fc.constantFrom(...PORTFOLIO_MODELS),
    amount: fc.integer(amount),
    years: fc.integer(years),
    fee: fc.double({ ...fee, noNaN: true }),
    inflation: fc.double({ ...inflation, noNaN: true }),
  });
  fc.assert(
    fc.property(anyState, fc.constantFrom('real', 'nominal'), ({ model, ...changed }, money) => {
      const projection = formulaYears({ ...startOf(model, on), ...changed, on });
      const html = renderToStaticMarkup(
        <ProjectionChart years={projection} amount={changed.amount} money={money} />,
      );
      const height = Number(/viewBox="0 0 100 (\d+)"/.exec(html)?.[1]);
      const heights = [
        ...[...html.matchAll(/ d="M([^"]+)"/g)].flatMap(([, path = '']) =>
          path
            .replace('Z', '')
            .split('L')
            .map((point) => Number(point.split(',')[1])),
        ),
        ...[...html.matchAll(/ y1="([^"]+)"/g)].map(([, y]) => Number(y)),
      ];
      expect(heights.length).toBeGreaterThan(10);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(-1e-6);
      expect(Math.max(...heights)).toBeLessThanOrEqual(height + 1e-6);
    }),
  );
});
