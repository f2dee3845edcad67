import { hash } from 'node:crypto';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Environment } from '@tussock/server/table/engine-of';
import type { Signer } from '../../table/engine/readable-table';
import { signedHeaders } from '../../table/engine/signed-headers';

/** A bucket of S3 that is only read. */
export interface Bucket {
  /**
   * The answer with an object; null where there is none. Rejects where it cannot be read.
   * @param milliseconds after which an answer has to begin
   */
  get(key: string, milliseconds: number): Promise<IncomingMessage | null>;
}

/**
 * Opens a bucket as whoever reads the table. The client of S3 would add 171 KB to each function. `AWS_ENDPOINT_URL_S3` names another
 * service.
 */
export function openBucket(
  identity: () => Promise<Signer>,
  name: string,
  env: Environment = process.env,
): Bucket {
  return {
    async get(key, milliseconds) {
      const { region, credentials, clockOffset } = await identity();
      const url = addressOf(key, name, region, env);
      const { host, pathname: path } = url;
      const headers = { host, 'x-amz-content-sha256': hash('sha256', '') };
      const at = new Date(Date.now() + clockOffset);
      const request = { service: 's3', method: 'GET', path, headers, body: '', at } as const;
      const signed = signedHeaders(request, { region, credentials });
      const body = await answered(url, signed, milliseconds);
      if (body.statusCode === 200) return body;
      body.setTimeout(milliseconds, () => body.destroy(new Error('S3 did not end what it said')));
      const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await text(body)) ?? [];
      if (body.statusCode === 404) return null;
      throw new Error(`S3 answered ${body.statusCode} ${code} for ${key}`);
    },
  };
}

const answered = (
  url: URL,
  headers: Record<string, string>,
  milliseconds: number,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    const sent = send(url, { headers }, (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    const late = () => sent.destroy(new Error(`S3 did not answer within ${milliseconds} ms`));
    const timer = setTimeout(late, milliseconds);
    sent.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    sent.end();
  });

function addressOf(key: string, bucket: string, region: string, { AWS_ENDPOINT_URL_S3 }: Environment): URL {
  if (AWS_ENDPOINT_URL_S3) return new URL(`/${bucket}/${key}`, AWS_ENDPOINT_URL_S3);
  return new URL(`https://${bucket}.s3.${region}.amazonaws.com/${key}`);
}
