// The part of AWS's runtime interface client that is native on Lambda and is not compiled here: the same requests.
const api = `http://${process.env.AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime/invocation`;
let posting = Promise.resolve();

export async function next() {
  await posting;
  // Not by fetch, which gives up after five minutes without a call. On Lambda the client has not loaded this before a function's code.
  const [{ get }, { text }] = await Promise.all([import('node:http'), import('node:stream/consumers')]);
  const answer = await new Promise((resolve, reject) => get(`${api}/next`, resolve).once('error', reject));
  return { bodyJson: await text(answer), headers: answer.headers };
}

export const done = (id, body) => post(`${id}/response`, body);
export const error = (id, body) => post(`${id}/error`, body);

function post(path, body) {
  posting = fetch(`${api}/${path}`, { method: 'POST', body });
}
