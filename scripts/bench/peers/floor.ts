import type { LocalEngine } from '../../local/engine';
import { type Served, servedFromTable } from './ours';

/** A bare Node server over the table that ours reads: what any answer costs that one process gets from another over HTTP. */
export const serveFloor = (
  { DYNAMODB_ENDPOINT, DYNAMODB_ACCESS_KEY }: LocalEngine['env'],
  engine: number,
): Promise<Served> =>
  servedFromTable('floor', engine, 'peers/floor-server.mjs', [DYNAMODB_ENDPOINT, DYNAMODB_ACCESS_KEY]);
