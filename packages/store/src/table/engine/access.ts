import { type Access, type Environment, engineOf } from '@tussock/server/table/engine-of';
import type { Way } from './direct-call';

/** Variables that make the SDK use another endpoint or other credentials. */
const OTHER_WAYS = [
  'AWS_ENDPOINT_URL',
  'AWS_ENDPOINT_URL_DYNAMODB',
  'AWS_PROFILE',
  'AWS_USE_DUALSTACK_ENDPOINT',
  'AWS_USE_FIPS_ENDPOINT',
];
/** Regions of the standard partition of AWS: those of China and of governments have other domains. */
const REGION = /^(?:af|ap|ca|eu|il|me|mx|sa|us)-[a-z]+-\d$/;

/**
 * Endpoint, region and credentials of the table where the environment alone gives them: those of an engine that it names, or of a
 * function on Lambda. Null in every other case, in which the SDK works them out.
 */
export function accessOfEnvironment(env: Environment): Access | null {
  const engine = engineOf(env);
  if (engine) return engine;
  const {
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_REGION: region = '',
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = env;
  if (!name || !accessKeyId || !secretAccessKey || !sessionToken) return null;
  if (!REGION.test(region) || OTHER_WAYS.some((other) => env[other])) return null;
  return {
    endpoint: `https://dynamodb.${region}.amazonaws.com`,
    region,
    credentials: { accessKeyId, secretAccessKey, sessionToken },
  };
}

/** The same way with what the environment gives, where it does: it is then known before the SDK has made a call. */
export function wayOf(env: Environment, way: Way): Way {
  const access = accessOfEnvironment(env);
  return access ? { ...way, isKnown: () => true, access: () => access } : way;
}
