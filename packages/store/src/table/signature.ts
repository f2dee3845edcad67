import { createHash, createHmac } from 'node:crypto';

/** What a request is signed with. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where and when a signature holds. */
export interface SignatureScope {
  region: string;
  service: string;
  /** The value of the header x-amz-date: "20261122T160500Z". */
  date: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

/** The key of a day: the same for all its requests. */
let last: { name: string; key: Buffer } | null = null;

function signingKey(secret: string, scope: string): Buffer {
  const name = `${secret} ${scope}`;
  if (last?.name !== name) {
    let key: string | Buffer = `AWS4${secret}`;
    for (const part of scope.split('/')) key = hmac(key, part).digest();
    last = { name, key: key as Buffer };
  }
  return last.key;
}

/**
 * The header Authorization of a POST to "/", by version 4 of the signatures of AWS (docs.aws.amazon.com, "Create a signed
 * AWS API request"). `headers` are those that are signed, their names in lower case and in order of the alphabet.
 */
export function authorization(
  headers: readonly (readonly [name: string, value: string])[],
  body: string,
  { accessKeyId, secretAccessKey }: Credentials,
  { region, service, date }: SignatureScope,
): string {
  const names = headers.map(([name]) => name).join(';');
  const lines = headers.map(([name, value]) => `${name}:${value}\n`).join('');
  const request = `POST\n/\n\n${lines}\n${names}\n${sha256(body)}`;
  const scope = `${date.slice(0, 8)}/${region}/${service}/aws4_request`;
  const text = `${ALGORITHM}\n${date}\n${scope}\n${sha256(request)}`;
  const signature = hmac(signingKey(secretAccessKey, scope), text).digest('hex');
  return `${ALGORITHM} Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}
