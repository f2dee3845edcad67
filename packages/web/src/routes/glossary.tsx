import file from '../content/glossary.json';
import type { Glossary } from '../features/glossary/glossary';
import { termData } from '../features/glossary/structured-data';
import { TermList } from '../features/glossary/term-list';
import { useSettings } from '../lib/use-settings';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { Day } from '../ui/text/day';

const glossary = file as Glossary;
const TRAIL = [{ label: 'Glossary' }];

export default function GlossaryPage() {
  const settings = useSettings();
  return (
    <>
      <PageMeta
        title="Glossary of private-market terms"
        description="What private-market terms mean in New Zealand: offers, funds, fees, returns, tax and the wholesale investor rules, each with its source."
        structuredData={[termData(glossary, settings)]}
        trail={TRAIL}
      />
      <PageHead
        trail={TRAIL}
        title="Glossary"
        lede={`${glossary.terms.length} terms that offers, funds and our guides use, in plain English. The definitions are ours, and each gives its sources.`}
      />
      <p className="-mt-3 mb-6 text-13 text-muted">
        Last reviewed <Day on={glossary.reviewed_on} />. General information, not financial, tax or legal
        advice.
      </p>
      <TermList glossary={glossary} />
    </>
  );
}
