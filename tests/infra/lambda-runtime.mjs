/** What Lambda does with a built function: imports it once, then hands it one event after the other, each in a trace of its own. */
import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';

const [, , file, exported] = process.argv;
const started = performance.now();
const { [exported]: handler } = await import(pathToFileURL(file).href);
process.send({ milliseconds: performance.now() - started });

let invocations = 0;
process.on('message', async (event) => {
  invocations += 1;
  const deadline = Date.now() + 30_000;
  const context = {
    awsRequestId: `request-${invocations}`,
    functionName: process.env.AWS_LAMBDA_FUNCTION_NAME,
    functionVersion: '$LATEST',
    memoryLimitInMB: '1769',
    getRemainingTimeInMillis: () => deadline - Date.now(),
  };
  const trace = `1-5759e988-${randomBytes(12).toString('hex')}`;
  process.env._X_AMZN_TRACE_ID = `Root=${trace};Parent=53995c3f42cd8ad8;Sampled=1`;
  const began = performance.now();
  try {
    const result = await handler(event, context);
    process.send({ result, trace, milliseconds: performance.now() - began });
  } catch (error) {
    process.send({ error: String(error?.stack ?? error), milliseconds: performance.now() - began });
  }
});
