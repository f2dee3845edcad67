import { NO_SITUATION, parseSituation, type Situation } from '@tussock/core/situation/situation';
import { expect, it } from 'vitest';
import { versioned } from './codec';
import { KEPT_KEYS } from './kept-keys';
import { memoryStorage } from './memory.fixture';
import { createStored } from './stored';
import { changeSituation } from './use-situation';

const situationIn = ({ browser }: ReturnType<typeof memoryStorage>) =>
  createStored<Situation>({
    key: KEPT_KEYS.situation(),
    codec: versioned(1, {}, parseSituation),
    ...browser,
  });

it('is stored under one key with its version, and comes back on the next page', () => {
  const memory = memoryStorage();
  changeSituation(situationIn(memory), { kind: 'person' });
  changeSituation(situationIn(memory), { amount: 250_000 });
  expect([...memory.map.keys()]).toEqual(['tussock_situation']);
  expect(JSON.parse(memory.map.get(KEPT_KEYS.situation()) ?? '')).toMatchObject({
    version: 1,
    kind: 'person',
  });
  expect(situationIn(memory).read().value).toEqual({ ...NO_SITUATION, kind: 'person', amount: 250_000 });
});

it('leaves nothing behind once it is cleared, or its last field is', () => {
  const memory = memoryStorage();
  changeSituation(situationIn(memory), { amount: 250_000 });
  changeSituation(situationIn(memory), { amount: null });
  expect(memory.map.size).toBe(0);
  changeSituation(situationIn(memory), { kind: 'trust' });
  situationIn(memory).remove();
  expect(memory.map.size).toBe(0);
});

it.each(['{', 'null', '[]', '"person"', '{"version":1}', '{"version":9,"kind":7}'])(
  'is not set where storage holds %s, and can be entered anew',
  (text) => {
    const memory = memoryStorage({ [KEPT_KEYS.situation()]: text });
    expect(situationIn(memory).read().value).toBeNull();
    changeSituation(situationIn(memory), { kind: 'company' });
    expect(situationIn(memory).read().value).toEqual({ ...NO_SITUATION, kind: 'company' });
  },
);

it('lasts as long as the page where the browser stores nothing', () => {
  const memory = memoryStorage({}, true);
  const stored = situationIn(memory);
  changeSituation(stored, { kind: 'person' });
  changeSituation(stored, { person_rate: 33 });
  expect(stored.read()).toMatchObject({ value: { kind: 'person', person_rate: 33 }, saved: false });
});
