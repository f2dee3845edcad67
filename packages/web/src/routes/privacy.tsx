import { type Retention as Days, retentionOn, UNLOCK_DAYS } from '@tussock/core/submission/retention';
import * as text from '../content/privacy.mdx';
import { KeptTable } from '../features/kept/kept-table';
import { paths } from '../lib/address/paths';
import { useToday } from '../lib/today';
import { TextPage } from '../ui/text/text-page';

export default function PrivacyPage() {
  return (
    <TextPage
      text={text}
      components={{ KeptTable, Retention, UnlockDays }}
      related={[
        { to: paths.terms, title: 'Terms of use', text: 'What you may do with the site and its data.' },
        { to: paths.disclaimer, title: 'Disclaimer', text: 'What this site does not do for you.' },
        { to: paths.about, title: 'About', text: 'What this directory is.' },
      ]}
    />
  );
}

/** How long a kind of record is kept, in months: "24 months". */
function Retention({ of }: { of: keyof Days }) {
  return `${Math.round(retentionOn(useToday())[of] / 30.4)} months`;
}

/** How long access to exclusive offers lasts: "30 days". */
function UnlockDays() {
  return `${UNLOCK_DAYS} days`;
}
