import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SourceList } from './source-list';
import { SourcesProvider } from './sources-context';
import { TEXT_COMPONENTS } from './text-components';
import type { TextComponents, TextModule } from './text-module';

/** A text, the children, and the sources of the text. */
export function TextBody({
  text: { default: Text, frontmatter },
  components,
  small = false,
  children,
}: {
  text: TextModule;
  /** What this text names beside the common components. */
  components?: TextComponents | undefined;
  /** For introductions of lists, a size below that of a chapter. */
  small?: boolean;
  children?: ReactNode;
}) {
  const sources = frontmatter.sources ?? [];
  return (
    <SourcesProvider value={sources}>
      <div className={clsx('prose', small && 'prose-sm prose-listing')}>
        <Text components={{ ...TEXT_COMPONENTS, ...components }} />
      </div>
      {children}
      {sources.length > 0 && <SourceList sources={sources} />}
    </SourcesProvider>
  );
}
