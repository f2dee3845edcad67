import type { KeyRing } from '@tussock/server/token/key-ring';
import type { Context, MiddlewareHandler } from 'hono';
import type { SubmissionsTable } from './client';
import type { SafeFailure } from './safe-failure';

/** A provider as the directory lists it. */
export interface ListedProvider {
  id: string;
  name: string;
}

/** An offer as the directory lists it. */
export interface ListedOffer {
  id: string;
  name: string;
}

/** An asset class as the directory lists it. */
export interface ListedAssetClass {
  slug: string;
}

/** What the app is given. */
export interface SubmissionsDeps {
  table: SubmissionsTable;
  /** The same table, for counting page views. */
  counters: SubmissionsTable;
  /** Signs session tokens; the first also keys the hashes of the rate limit. */
  keys: KeyRing;
  now: () => Date;
  /** The visitor's network address; used for the rate limit only. */
  addressOf: (c: Context) => string;
  /** The provider with an id or a slug, which may be an earlier one, as the directory lists it; null where there is none. Rejects when the directory does not answer. */
  findProvider: (id: string) => Promise<ListedProvider | null>;
  /** The offer with an id, in the same way. */
  findOffer: (id: string) => Promise<ListedOffer | null>;
  /** The asset class with a slug, in the same way. */
  findAssetClass: (slug: string) => Promise<ListedAssetClass | null>;
  /** Called with every failure that became a 5xx. */
  report: (failure: SafeFailure) => void;
  /** Called with why an enquiry is taken that could not be compared with the directory. */
  reportUnchecked?: ((failure: SafeFailure) => void) | undefined;
  /** Runs before every route: the check of the edge's secret on AWS. */
  guard?: MiddlewareHandler;
}
