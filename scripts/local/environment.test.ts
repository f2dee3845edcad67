import { expect, test } from 'vitest';
import { UsageError } from '../cli/failure';
import { checkEnvironment } from './environment';

test('the port is the one that is named, 3000 without one', () => {
  expect([checkEnvironment({}), checkEnvironment({ PORT: '' }), checkEnvironment({ PORT: '3001' })]).toEqual([
    ...[3000, 3000, 3001],
  ]);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['READS_PER_MINUTE', 'abc'],
  ['READS_PER_MINUTE', '0'],
  ['UNLOCK_KEYS', 'short'],
  ['UNLOCK_REVOKED', '2026-11-20'],
  ['MCP_HOSTS', 'https://tunnel.example.org'],
  ['MCP_ORIGINS', 'app.example.org:8080'],
  ['DYNAMODB_ENDPOINT', '127.0.0.1:8000'],
])('%s=%s is refused, and the message names it', (name, value) => {
  expect(() => checkEnvironment({ [name]: value })).toThrow(UsageError);
  expect(() => checkEnvironment({ [name]: value })).toThrow(name);
});

test('what each of them may be is taken', () => {
  const env = {
    READS_PER_MINUTE: '60',
    UNLOCK_KEYS: `new:${'n'.repeat(32)}`,
    UNLOCK_REVOKED: '2026-11-20T03:00Z',
    MCP_HOSTS: 'tunnel.example.org, 192.168.1.4',
    MCP_ORIGINS: '[::1]',
    DYNAMODB_ENDPOINT: 'http://127.0.0.1:8000',
  };
  expect(checkEnvironment(env)).toBe(3000);
});
