import type { BlogPost } from '@tussock/core/blog-post/blog-post';
import { addressOf } from '@tussock/core/identifier/identifier';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useSettings } from '../../lib/use-settings';
import { ChangeLog, type OwnLog } from '../../ui/changelog/own-changes';
import { Day } from '../../ui/text/day';
import { postFilterQuery } from './posts';

/** Below a post: its sources, what changed in it, who wrote and published it, and when it was last checked. */
export function AboutPost({ post, changes }: { post: BlogPost; changes: OwnLog | null }) {
  const { author, published_date, checked_on, references } = post;
  const { name, operator } = useSettings();
  return (
    <footer className="mt-12 border-t border-line pt-6 text-14">
      {references.length > 0 && (
        <>
          <h2 id="sources" className="text-21">
            Sources
          </h2>
          <ol className="mt-3 mb-6 grid list-decimal gap-2 pl-5 marker:text-muted">
            {references.map(({ title, address }) => (
              <li key={address}>
                <a href={address} rel="nofollow noopener" className="link">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
      {changes?.data.some(({ change }) => change === 'changed') && (
        <>
          <h2 id="changes" className="text-21">
            Changes
          </h2>
          <div className="mt-3 mb-6">
            <ChangeLog of={{ parameter: 'blog_post', record: addressOf(post) }} log={changes} />
          </div>
        </>
      )}
      <p>
        {author && (
          <>
            Written by{' '}
            <Link
              to={paths.blog + postFilterQuery({ category: null, author })}
              aria-label={`${author}: all posts by this author`}
              className="link"
            >
              {author}
            </Link>
            .{' '}
          </>
        )}
        Published by{' '}
        <Link to={paths.about} className="link">
          {operator?.legal_name ?? name}
        </Link>
        {published_date && (
          <>
            {' '}
            on <Day on={published_date} />
          </>
        )}
        .
        {checked_on && (
          <>
            {' '}
            We last checked the text and its sources on <Day on={checked_on} />.
          </>
        )}
      </p>
      <p className="mt-2 text-13 text-muted">
        General information, not financial, tax, legal or immigration advice: see the{' '}
        <Link to={paths.disclaimer} className="link">
          disclaimer
        </Link>
        .{' '}
        <Link to={paths.report} className="link">
          Report a mistake
        </Link>
      </p>
    </footer>
  );
}
