import { CHANGE_LABELS, changeText } from '@tussock/core/changelog/change-text';
import type { ListedChange } from '@tussock/core/changelog/changelog';
import { reasonText } from '@tussock/core/removal/reason-text';
import { formatDate } from '@tussock/core/text/format-date';
import { Link } from 'react-router-dom';
import { pathOfChange } from '../../lib/address/paths';
import { Badge } from '../../ui/badge';

const KIND = {
  offer: 'Offer',
  fund: 'Fund',
  provider: 'Provider',
  platform: 'Platform',
  'blog-post': 'Post',
  setting: 'Setting of law',
} as const;
const TONE = { added: 'pine', changed: 'gold', removed: 'grey' } as const;

/** Changes grouped by the day of their release. */
export function ChangeList({ changes }: { changes: readonly ListedChange[] }) {
  const releases = [...new Set(changes.map(({ release }) => release))];
  return (
    <ol className="space-y-10">
      {releases.map((release) => {
        const own = changes.filter((change) => change.release === release);
        return (
          <li key={release} className="gap-10 md:grid md:grid-cols-[11rem_minmax(0,1fr)]">
            <h2 className="mb-3 font-serif text-21">
              {own[0] && formatDate(own[0].published_at)}{' '}
              <span className="block font-sans text-13 tracking-normal text-muted">Release {release}</span>
            </h2>
            <ul className="border-t border-line">
              {own.map((change) => (
                <li key={`${change.kind} ${change.about.id}`} className="border-b border-line py-3.5">
                  <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
                    <Badge tone={TONE[change.change]}>{CHANGE_LABELS[change.change]}</Badge>
                    <span className="text-13 text-muted">{KIND[change.kind]}</span>
                    <Name change={change} />
                  </p>
                  {change.reason && <p className="mt-1.5 text-14">{reasonText(change.reason)}</p>}
                  {change.fields.length > 0 && (
                    <ul className="mt-1.5 list-disc pl-5 text-14 marker:text-muted">
                      {change.fields.map((field) => (
                        <li key={field.field}>{changeText(field, change.kind)}</li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

function Name({ change }: { change: ListedChange }) {
  const path = pathOfChange(change);
  const { name } = change.about;
  return path === null ? (
    <span className="font-serif text-17">{name}</span>
  ) : (
    <Link to={path} className="font-serif text-17 hover:underline">
      {name}
    </Link>
  );
}
