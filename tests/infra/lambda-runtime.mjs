/** What Lambda does with a built function: imports it once, then hands it one event after the other. */
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
  const began = performance.now();
  try {
    const result = await handler(event, context);
    process.send({ result, milliseconds: performance.now() - began });
  } catch (error) {
    process.send({ error: String(error?.stack ?? error), milliseconds: performance.now() - began });
  }
});
