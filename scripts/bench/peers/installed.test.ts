import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OperationError } from '../../cli/failure';
import { postgresIn } from './installed';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tussock-postgres-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function initdbSays(version: string): void {
  writeFileSync(join(folder, 'initdb'), `#!/bin/sh\necho '${version}'\n`);
  chmodSync(join(folder, 'initdb'), 0o755);
}

describe('PostgreSQL 15', () => {
  test('is found in the first folder that has it', () => {
    initdbSays('initdb (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)');
    expect(postgresIn([undefined, '/nowhere', folder])).toEqual({ bin: folder, version: '15.14' });
  });

  test.each([
    ['no folder', () => [], /is not there\. On Debian: apt-get install postgresql-15/],
    ['another version', () => [folder], /There is initdb \(PostgreSQL\) 16\.2 in .*POSTGRES_BIN/],
  ])('missing, with %s, is an error that says how to install it', (_, folders, message) => {
    initdbSays('initdb (PostgreSQL) 16.2');
    expect(() => postgresIn(folders())).toThrow(OperationError);
    expect(() => postgresIn(folders())).toThrow(message);
  });
});
