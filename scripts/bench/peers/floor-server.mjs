/**
 * The least that a Node process can do for an answer over the table: it sends a request that is ready, and passes the bytes that
 * come on as they are. Arguments: endpoint of the engine, access key. Addresses: /OPERATION?BODY. It sends its address.
 */
import { Agent, createServer, request } from 'node:http';

const [endpoint = '', key = ''] = process.argv.slice(2);
const { hostname, port } = new URL(endpoint);
const to = { hostname, port, method: 'POST', agent: new Agent({ keepAlive: true }) };
const authorization = `AWS4-HMAC-SHA256 Credential=${key}/-/-/dynamodb/aws4_request, SignedHeaders=host, Signature=-`;
const signed = {
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-date': '20261122T000000Z',
  authorization,
};

// A connection that nobody uses is kept as long as ours keeps it.
const server = createServer({ keepAliveTimeout: 75_000 }, ({ url = '' }, response) => {
  const [operation, body = ''] = url.slice(1).split('?');
  const text = decodeURIComponent(body);
  const headers = {
    ...signed,
    'x-amz-target': `DynamoDB_20120810.${operation}`,
    'content-length': Buffer.byteLength(text),
  };
  request({ ...to, headers }, (answer) => {
    const length = { 'content-length': answer.headers['content-length'] };
    response.writeHead(answer.statusCode, { 'content-type': 'application/json', ...length });
    answer.pipe(response);
  }).end(text);
});
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${server.address().port}`));
process.on('disconnect', () => process.exit(0));
