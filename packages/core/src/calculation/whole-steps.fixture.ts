import { emptyTexts } from '../text/empty-texts.fixture';
import type { Step, Unit } from './step';

const UNITS: readonly Unit[] = ['NZD', 'share', 'percent_a_year', 'months', 'years', 'days'];

/** What of the steps of a calculation a page could not show: an empty text, no figure, no number, an unknown unit. */
export function brokenSteps(steps: readonly Step[]): string[] {
  const ids = steps.map(({ id }) => id);
  return [
    ...(steps.length === 0 ? ['no steps'] : []),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} twice`),
    ...emptyTexts(steps),
    ...steps.filter(({ figures }) => figures.length === 0).map(({ id }) => `${id} has no figures`),
    ...steps.flatMap(({ id, figures }) =>
      figures
        .filter(({ value, unit, label }) => !Number.isFinite(value) || !UNITS.includes(unit) || !label)
        .map(({ label }) => `${id}: ${label}`),
    ),
  ];
}
