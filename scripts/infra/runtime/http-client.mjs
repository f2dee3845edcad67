// The part of AWS's runtime interface client that is native on Lambda and is not compiled here: the same requests, by fetch.
const api = `http://${process.env.AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime/invocation`;
let posting = Promise.resolve();

export async function next() {
  await posting;
  const answer = await fetch(`${api}/next`);
  return { bodyJson: await answer.text(), headers: Object.fromEntries(answer.headers) };
}

export const done = (id, body) => post(`${id}/response`, body);
export const error = (id, body) => post(`${id}/error`, body);

function post(path, body) {
  posting = fetch(`${api}/${path}`, { method: 'POST', body });
}
