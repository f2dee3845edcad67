import type {
  GetItemCommandInput,
  GetItemCommandOutput,
  QueryCommandInput,
  QueryCommandOutput,
} from '@aws-sdk/client-dynamodb';
import type { Environment, Identity } from '@tussock/server/table/engine-of';
import type { Table } from '@tussock/server/table/table';
import type { DirectCalls } from './direct-call';

/** The two operations that every read is made of, by the SDK: with its retries, and its words for what is wrong. */
export interface SdkReads {
  get(input: GetItemCommandInput, signal: AbortSignal): Promise<GetItemCommandOutput>;
  query(input: QueryCommandInput, signal: AbortSignal): Promise<QueryCommandOutput>;
}

/** As whom requests are signed, and by which clock: AWS refuses what is minutes away from its own. */
export interface Signer extends Identity {
  /** Milliseconds that the clock of AWS is ahead of ours, as far as it is known. */
  clockOffset: number;
}

/** The directory table, as far as reading it needs. */
export interface ReadableTable extends Pick<Table, 'name' | 'budget'> {
  /** Milliseconds that one attempt may take. */
  attempt: number;
  /** Missing where the SDK alone is asked. */
  direct?: DirectCalls;
  /** Loads the SDK where it is not loaded yet. */
  sdk(): Promise<SdkReads>;
  /** As whom the table is read. */
  identity(): Promise<Signer>;
}

/** Name of the table: `DIRECTORY_TABLE`, by default `tussock-directory`. */
export const directoryTableName = ({ DIRECTORY_TABLE }: Environment): string =>
  DIRECTORY_TABLE ?? 'tussock-directory';
