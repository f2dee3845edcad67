import { withOverride } from '../../settings/settings';
import type { SettingsOverride } from '../../settings/settings-schema';
import type { Problem } from '../problem';
import { fileProblem } from '../reporter';

/** Finds settings that are valid each by itself and that no page could use. */
export function checkSettings(override: SettingsOverride, problems: Problem[]): void {
  const report = (field: string, reason: string, value: string | null, severity: Problem['severity']) =>
    problems.push({ ...fileProblem('settings.json', field, reason, severity), value });

  const settings = withOverride(override);
  const { aip_minimums, faded_after_months, lapsed_after_months } = settings;
  // The page about the visa has nothing to show without a figure.
  if (aip_minimums.length === 0) report('aip_minimums', 'must have at least 1 entry', null, 'error');
  for (const key of ['high_return_from', 'stable_income_below'] as const) {
    const limit = settings[key];
    if (limit > 0 && limit < 1)
      report(key, 'reads as less than one percent; 12 means 12%', String(limit), 'warning');
  }
  if (faded_after_months > lapsed_after_months)
    report(
      'faded_after_months',
      `is above lapsed_after_months "${lapsed_after_months}", so no figure is shown faded`,
      String(faded_after_months),
      'warning',
    );
}
