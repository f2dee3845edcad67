import { wholeNumber } from '@tussock/core/text/decimal';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Fact } from '../fact';
import { Logo } from '../logo';

/** A firm in a list: its mark and name, what kind of firm, a few words, and its figures in aligned columns. */
export function FirmRow(props: {
  name: string;
  to: string;
  logo: string | null;
  kind: string | null;
  badges: ReactNode;
  text: string | null;
  /** Facts for the columns at the right. */
  children: ReactNode;
}) {
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 gap-4">
        <Logo name={props.name} src={props.logo} />
        <div className="min-w-0">
          <h2 className="text-21">
            <Link to={props.to} className="hover:underline">
              {props.name}
            </Link>
          </h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-14 text-muted">
            {props.kind && `${props.kind} `}
            {props.badges}
          </p>
          {props.text && (
            <p className="mt-1.5 max-w-[68ch] text-14 text-pretty xl:line-clamp-2">{props.text}</p>
          )}
        </div>
      </div>
      <dl className="flex flex-wrap content-start gap-x-6 gap-y-2 pl-16 sm:grid sm:grid-cols-3 sm:gap-x-4 xl:pl-0">
        {props.children}
      </dl>
    </li>
  );
}

/** How many offers a firm has, and how many of them are open. */
export const OfferCount = ({ firm }: { firm: Record<'offer_count' | 'open_offer_count', number> }) => (
  <Fact label="Offers">
    {wholeNumber(firm.offer_count)}
    {firm.open_offer_count > 0 && (
      <span className="text-13 font-normal text-muted"> ({wholeNumber(firm.open_offer_count)} open)</span>
    )}
  </Fact>
);

/** Firms under each other between rules. */
export function FirmRows({ children }: { children: ReactNode }) {
  return <ul className="border-y border-line [&>li+li]:border-t [&>li]:border-line">{children}</ul>;
}
