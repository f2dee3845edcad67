import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FaqGroups } from '../features/faqs/faq-groups';
import { FaqSearch } from '../features/faqs/faq-search';
import { searchFaqs } from '../features/faqs/groups';
import { faqsQuery } from '../features/faqs/queries';
import { faqPageData } from '../features/faqs/structured-data';
import { namedPart } from '../lib/address/named-part';
import { paths } from '../lib/address/paths';
import { type PageAddress, required } from '../lib/address/route';
import { useAddressParams } from '../lib/address/use-address-params';
import { type Api, useApi } from '../lib/api';
import { moduleBefore } from '../lib/script/script-before';
import { useSettings } from '../lib/use-settings';
import { ButtonLink } from '../ui/button';
import { CallToAction } from '../ui/page/call-to-action';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { QueryView } from '../ui/query-view';

const TITLE = 'Questions and answers';

const markdown = moduleBefore(() => import('../ui/markdown/markdown-text'));
const wordsOf = (text: string) => markdown().markdownText(text);

export const parse = ({ search }: PageAddress) => search.get('q') ?? '';
export const queries = (_: string, api: Api) => [required(faqsQuery(api))];

export default function FaqPage({ at: asked }: { at: string }) {
  const settings = useSettings();
  const faqs = useQuery(faqsQuery(useApi()));
  const [words, setWords] = useWords(asked);
  const trail = [{ label: TITLE }];
  useOpenAtAnchor(words);
  return (
    <>
      <PageMeta
        title={TITLE}
        description="Short answers about wholesale investing in New Zealand: who may invest, risk and fees, tax and PIEs, the investor visa, and how this directory works."
        structuredData={
          faqs.data?.length ? [faqPageData(faqs.data, settings.address + paths.faq, wordsOf)] : []
        }
        trail={trail}
      />
      <PageHead
        trail={trail}
        title={TITLE}
        lede="Short answers, many with a link to the guide or page that has the details."
      />
      <FaqSearch words={words} onWords={setWords} />
      <QueryView query={faqs} what="the questions">
        {(all) => <FaqGroups faqs={searchFaqs(all, words)} searched={words.trim() !== ''} />}
      </QueryView>
      <CallToAction title="Not answered here?" text="Read the guides, or send us an e-mail.">
        <ButtonLink to={paths.wholesaleGuide} variant="outline">
          Wholesale guide
        </ButtonLink>
        <a href={`mailto:${settings.contact_email}`} className="link self-center text-14 font-semibold">
          {settings.contact_email}
        </a>
      </CallToAction>
    </>
  );
}

/** The words of the search, which the address has a moment later. */
function useWords(asked: string) {
  const [words, setWords] = useState(asked);
  const [isTyped, setTyped] = useState(false);
  useAddressParams(isTyped ? new URLSearchParams(words && { q: words }).toString() : null, (search) =>
    setWords(new URLSearchParams(search).get('q') ?? ''),
  );
  const type = (typed: string) => {
    setTyped(true);
    setWords(typed);
  };
  return [words, type] as const;
}

/**
 * Opens the question that the address links to, also where it is followed again. One that a search left out is there, and is gone to, once
 * the link has cleared the words.
 */
function useOpenAtAnchor(words: string) {
  const { hash, key } = useLocation();
  const awaited = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link is a new entry of the history
  useEffect(() => {
    awaited.current = namedPart(hash) ? '' : hash;
    openAt(hash);
  }, [hash, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words show other questions
  useEffect(() => {
    if (awaited.current === '') return;
    openAt(awaited.current)?.scrollIntoView();
    awaited.current = '';
  }, [words]);
}

function openAt(hash: string): HTMLElement | null {
  const target = namedPart(hash);
  if (target instanceof HTMLDetailsElement) target.open = true;
  return target;
}
