import type { Condition } from './question';

export const PERSON: Condition = { question: 'investor', is: ['person'] };
export const PERSON_OR_UNSURE: Condition = { question: 'investor', is: ['person', 'not-sure'] };
export const ENTITY: Condition = { question: 'investor', is: ['entity'] };
export const ENTITY_OR_UNSURE: Condition = { question: 'investor', is: ['entity', 'not-sure'] };
export const ANYONE: Condition = { question: 'investor', is: ['person', 'entity', 'not-sure'] };
export const HAS_CERTIFICATE: Condition = {
  question: 'has_certificate',
  is: ['safe-harbour', 'eligible'],
};
export const OFFER: Condition = { question: 'specific_offer', is: ['yes'] };
