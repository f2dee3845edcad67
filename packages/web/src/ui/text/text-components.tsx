import type { ComponentProps } from 'react';
import { useSettings } from '../../lib/use-settings';
import { Callout } from '../callout';
import { CorrectionPromise } from '../correction-promise';
import { TextLink } from '../markdown/text-link';
import { Cite } from './cite';
import type { TextComponents } from './text-module';
import { WideTable } from './wide-table';

/** What every text may use beside plain Markdown. */
export const TEXT_COMPONENTS: TextComponents = {
  a: ({ href, title, children }: ComponentProps<'a'>) => (
    <TextLink href={href} title={title}>
      {children}
    </TextLink>
  ),
  table: WideTable,
  Callout,
  Cite,
  SiteName,
  ContactEmail,
  CorrectionPromise,
  OperatorName,
};

/** The product's name, which an operator may change. */
function SiteName() {
  return useSettings().name;
}

/** "Kererū Directory Limited, 14 Ruru Lane, Wellington 6011"; "the operator" where it is not stated. */
function OperatorName() {
  const { operator } = useSettings();
  return operator ? `${operator.legal_name}, ${operator.address}` : 'the operator';
}

function ContactEmail() {
  const { contact_email } = useSettings();
  return <a href={`mailto:${contact_email}`}>{contact_email}</a>;
}
