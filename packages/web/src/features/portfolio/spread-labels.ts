/**
 * Moves labels apart: positions in ascending order, at least `gap` from each other, inside `from` to `to`, each as near
 * to where it wants to be as a pass down and a pass up allow. They need to fit: at most (to − from) / gap + 1 of them.
 */
export function spreadLabels(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const placed: number[] = [];
  for (const position of wanted) placed.push(Math.max(position, from, (placed.at(-1) ?? -Infinity) + gap));
  let limit = to;
  for (let at = placed.length - 1; at >= 0; at -= 1) {
    placed[at] = Math.min(placed[at] ?? 0, limit);
    limit = (placed[at] ?? 0) - gap;
  }
  return placed;
}
