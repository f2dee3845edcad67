import { createHmac, hash } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

type Access = Pick<DynamoDBDocumentClient['config'], 'region' | 'credentials'>;

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SERVICE = 'dynamodb';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Signs requests to DynamoDB by AWS Signature Version 4, with the region and the credentials of a client
 * (docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html). The SDK's signer, to which tests hold
 * it, takes a twentieth of a read of one record, and several times that until it is compiled.
 */
export function requestSigner({ region, credentials }: Access) {
  let known: { of: string; key: Buffer } | null = null;

  /** The key of a day; the same for all its requests. */
  function keyOf(secret: string, day: string, place: string): Buffer {
    const of = [secret, day, place].join(' ');
    if (known?.of !== of)
      known = {
        of,
        key: [day, place, SERVICE, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`) as Buffer,
      };
    return known.key;
  }

  /** The headers of a POST to `/`, all of them signed. */
  return async (
    { host, type, target, body }: { host: string; type: string; target: string; body: string },
    date: Date,
  ): Promise<Record<string, string>> => {
    const { accessKeyId, secretAccessKey, sessionToken } = await credentials();
    const place = await region();
    const time = date.toISOString().replace(/[:-]|\.\d+/g, '');
    const day = time.slice(0, 8);
    // In the order of the alphabet, in which they are signed.
    const headers = {
      ...{ 'content-type': type, host, 'x-amz-date': time },
      ...(sessionToken && { 'x-amz-security-token': sessionToken }),
      'x-amz-target': target,
    };
    const names = Object.keys(headers).join(';');
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
    const canonical = ['POST', '/', '', ...lines, '', names, hash('sha256', body)].join('\n');
    const scope = [day, place, SERVICE, 'aws4_request'].join('/');
    const text = [ALGORITHM, time, scope, hash('sha256', canonical)].join('\n');
    const signature = hmac(keyOf(secretAccessKey, day, place), text).toString('hex');
    const authorization = `${ALGORITHM} Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
    return { ...headers, authorization };
  };
}
