import { useQuery } from '@tanstack/react-query';
import type { Correction } from '@tussock/core/correction/correction';
import { fieldLabel } from '@tussock/core/source/field-label';
import { Link } from 'react-router-dom';
import { correctionsQuery } from '../features/corrections/queries';
import { paths } from '../lib/address/paths';
import { type PageAddress, pageNumber, required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { ButtonLink } from '../ui/button';
import { CorrectionList } from '../ui/correction/correction-list';
import { CorrectionPromise } from '../ui/correction-promise';
import { PagedPage } from '../ui/page/paged-page';

export const parse = ({ search }: PageAddress) => pageNumber(search);
export const queries = (page: number, api: Api) => [required(correctionsQuery(api, page))];

export default function CorrectionsPage({ at: page }: { at: number }) {
  const query = useQuery(correctionsQuery(useApi(), page));
  return (
    <PagedPage
      path={paths.corrections}
      page={page}
      title="Corrections"
      description="Mistakes reported to us and what we did about each: the figure before and after, or why it is unchanged, with the dates of the report and our answer."
      lede={
        <>
          Mistakes in listings that were reported to us, and what we did about each. <CorrectionPromise /> We
          never show who reported a mistake.{' '}
          <span className="no-print mt-4 block">
            <ButtonLink to={paths.report} size="sm">
              Report a mistake
            </ButtonLink>
          </span>
        </>
      }
      noun="reports"
      empty="No mistakes have been reported yet. Reports and our answers will be listed here."
      query={query}
    >
      {(corrections) => <CorrectionList corrections={corrections} subject={(of) => <Subject of={of} />} />}
    </PagedPage>
  );
}

function Subject({ of: { kind, about, field } }: { of: Correction }) {
  return (
    <>
      <h2 className="text-19 leading-snug">
        {kind && about ? (
          <Link to={paths[kind](about)} className="hover:underline">
            {about.name}
          </Link>
        ) : (
          'A record that has left the directory'
        )}
      </h2>
      <p className="text-14 text-muted">{fieldLabel({ kind, field })}</p>
    </>
  );
}
