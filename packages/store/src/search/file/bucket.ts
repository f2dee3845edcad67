import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Environment, Table } from '@tussock/server/table/table';

/** A bucket of S3 that is only read. */
export interface Bucket {
  /** The answer with an object; null where there is none. Rejects where it cannot be read. */
  get(key: string): Promise<IncomingMessage | null>;
}

/** The part of a table's client that reads a bucket: what it sends requests with, and as whom. */
type Client = Pick<Table['client'], 'config'>;

/**
 * Opens a bucket with the connections, the region and the credentials of a table's client, and with the signer that is part of it:
 * the client of S3 would add 171 KB to each function. `AWS_ENDPOINT_URL_S3` names another service.
 */
export function openBucket({ config }: Client, name: string, env: Environment = process.env): Bucket {
  const { region, credentials, sha256, requestHandler } = config;
  const signer = new SignatureV4({ service: 's3', region, credentials, sha256, uriEscapePath: false });
  return {
    async get(key) {
      const { protocol, hostname, port, host, pathname } = addressOf(key, name, await region(), env);
      const request = await signer.sign({
        ...{ method: 'GET', protocol, hostname, path: pathname, query: {}, headers: { host } },
        ...(port && { port: Number(port) }),
      });
      const { response } = await requestHandler.handle(
        request as Parameters<typeof requestHandler.handle>[0],
      );
      const body = response.body as IncomingMessage;
      if (response.statusCode === 200) return body;
      const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await text(body)) ?? [];
      if (response.statusCode === 404) return null;
      throw new Error(`S3 answered ${response.statusCode} ${code} for ${key}`);
    },
  };
}

function addressOf(key: string, bucket: string, region: string, { AWS_ENDPOINT_URL_S3 }: Environment): URL {
  if (AWS_ENDPOINT_URL_S3) return new URL(`/${bucket}/${key}`, AWS_ENDPOINT_URL_S3);
  return new URL(`https://${bucket}.s3.${region}.amazonaws.com/${key}`);
}
