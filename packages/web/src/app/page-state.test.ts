import { expect, it } from 'vitest';
import { STATE_ELEMENT_ID } from './page-state';

it('the element with the state has an id by which a browser finds it', () => {
  expect(STATE_ELEMENT_ID).toMatch(/^[a-z][a-z-]+$/);
});
