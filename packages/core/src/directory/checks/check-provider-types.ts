import { foldText } from '../../text/fold';
import type { Problem } from '../problem';
import type { ReadTables } from '../read-tables';
import { rowProblem } from '../reporter';

/** Warns of types that are not among those of the settings: of each once, and of each other way in which one is written. */
export function checkProviderTypes(
  { providers = [] }: ReadTables,
  types: readonly string[],
  problems: Problem[],
): void {
  const known = new Set(types.map((type) => foldText(type.trim())));
  const firstWays = new Map<string, string>();
  const reported = new Set<string>();
  for (const { place, fields } of providers) {
    const { provider_type: type } = fields;
    if (typeof type !== 'string' || known.has(foldText(type)) || reported.has(type)) continue;
    reported.add(type);
    const firstWay = firstWays.get(foldText(type));
    firstWays.set(foldText(type), firstWay ?? type);
    const reason = firstWay
      ? `is written "${firstWay}" in another row; write it one way, or add it to provider_types of the settings`
      : 'is not a type of the settings; it is shown as it is';
    problems.push(rowProblem(place, 'provider_type', type, reason, 'warning'));
  }
}
