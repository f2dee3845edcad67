export type Environment = Readonly<Record<string, string | undefined>>;

/** As whom an engine is asked, and where it is. */
export interface Identity {
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

export interface Access extends Identity {
  /** Such as https://dynamodb.ap-southeast-2.amazonaws.com. */
  endpoint: string;
}

/**
 * The engine that `DYNAMODB_ENDPOINT` names; null where nothing does. The embedded one asks for the access key that
 * `DYNAMODB_ACCESS_KEY` holds; others take any.
 */
export const engineOf = (env: Environment): Access | null =>
  env.DYNAMODB_ENDPOINT
    ? {
        endpoint: env.DYNAMODB_ENDPOINT,
        region: env.AWS_REGION ?? 'ap-southeast-2',
        credentials: { accessKeyId: env.DYNAMODB_ACCESS_KEY ?? 'local', secretAccessKey: 'local' },
      }
    : null;
