import { expect, it } from 'vitest';
import { leftDirectory } from './left-offers';

it('names the offers that have left the directory', () => {
  const offer = (name: string, is_active: boolean) => ({ name, is_active });
  expect(leftDirectory([offer('Kauri', true), offer('Rimu', true)])).toBeNull();
  expect(leftDirectory([offer('Kauri', false), offer('Rimu', true)])).toMatch(
    /^Kauri has left the directory and is not /,
  );
  expect(leftDirectory([offer('Kauri', false), offer('Rimu', false)])).toMatch(
    /^Kauri and Rimu have left the directory and are not /,
  );
});
