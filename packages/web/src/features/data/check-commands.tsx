import { paths } from '../../lib/address/paths';
import { useSettings } from '../../lib/use-settings';

/** Commands that download every file of a release and compare each with its checksum. */
export function CheckCommands({ release }: { release: number }) {
  const base = useSettings().address + paths.data;
  const lines = [
    `base=${base}/${release}`,
    'curl -fsO --compressed $base/SHA256SUMS',
    'cut -c 67- SHA256SUMS | xargs -I{} curl -fsO --compressed $base/{}',
    'sha256sum -c SHA256SUMS',
  ];
  return (
    <section
      aria-label="Commands that check a release"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-card px-4 py-3 text-13"
    >
      <pre>
        <code translate="no">{lines.join('\n')}</code>
      </pre>
    </section>
  );
}
