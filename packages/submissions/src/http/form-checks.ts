import type { SubmissionsDeps } from '../deps';
import type { LimitedRoute } from '../rate-limit';
import { limitRate } from './limit-rate';
import { jsonOnly, readBody } from './read-json';
import { absorbRobots } from './robots';

/** What a form passes before its fields are looked at. */
export const formChecks = (route: LimitedRoute, deps: SubmissionsDeps) =>
  [...jsonOnly, limitRate(route, deps), readBody, absorbRobots] as const;
