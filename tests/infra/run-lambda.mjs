// Runs a built Lambda module in a separate process, so that a test can read all that it logs. Events come on standard input,
// results go to the file named last, and both output streams are the function's.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [module, answersFile] = process.argv.slice(2);
const { handler } = await import(pathToFileURL(module).href);
const answers = [];
for (const event of JSON.parse(readFileSync(0, 'utf8'))) {
  const context = { awsRequestId: 'request-1', functionName: 'test', getRemainingTimeInMillis: () => 50_000 };
  answers.push(await handler(event, context));
}
writeFileSync(answersFile, JSON.stringify(answers));
