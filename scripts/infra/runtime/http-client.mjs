// The part of AWS's runtime interface client that is native on Lambda and is not compiled here: the same requests.
import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';

const api = `http://${process.env.AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime/invocation`;
let posting = Promise.resolve();

export async function next() {
  await posting;
  // Not by fetch, which gives up after five minutes without a call.
  const [answer] = await once(get(`${api}/next`), 'response');
  return { bodyJson: await text(answer), headers: answer.headers };
}

export const done = (id, body) => post(`${id}/response`, body);
export const error = (id, body) => post(`${id}/error`, body);

function post(path, body) {
  posting = fetch(`${api}/${path}`, { method: 'POST', body });
}
