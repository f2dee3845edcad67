/**
 * Runs inside the bundle of the evaluated program, before it: responds to Pulumi as a cloud would and records every resource
 * that the program declares. It writes the result when all outputs have resolved.
 */
import { writeFileSync } from 'node:fs';
import { runtime } from '@pulumi/pulumi';
import { MockMonitor } from '@pulumi/pulumi/runtime/mocks.js';
import { getStore } from '@pulumi/pulumi/runtime/state.js';
import { answerCall, stateOf } from './cloud.mjs';

const SECRET_SIGNATURE = '4dabf18193072939515e22adb298388d';
const resources = [];
const calls = [];
const errors = [];
let outputs = null;

const monitor = new MockMonitor({
  newResource: (args) => stateOf({ ...args, inputs: plain(args.inputs) }),
  call: (args) => {
    calls.push(args.token);
    return answerCall(args);
  },
});

const register = monitor.registerResource.bind(monitor);
monitor.registerResource = (request, callback) => {
  record(request, {
    inputs: request.getObject(),
    dependencies: request.getDependenciesList(),
    retainOnDelete: request.getRetainondelete(),
    protect: request.getProtect(),
  });
  return register(request, callback);
};
const read = monitor.readResource.bind(monitor);
monitor.readResource = (request, callback) => {
  record(request, { inputs: request.getProperties(), read: request.getId() });
  return read(request, callback);
};

function record(request, { inputs, ...rest }) {
  resources.push({
    type: request.getType(),
    name: request.getName(),
    parent: request.getParent(),
    provider: request.getProvider(),
    urn: monitor.newUrn(request.getParent(), request.getType(), request.getName()),
    inputs: plain(inputs?.toJavaScript() ?? {}),
    ...rest,
  });
}

/** Secrets as their values, assets as their paths, without the code of dynamic providers. */
function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  if (SECRET_SIGNATURE in value) return 'path' in value ? { path: value.path } : plain(value.value);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '__provider')
      .map(([key, inner]) => [key, plain(inner)]),
  );
}

process.on('unhandledRejection', (reason) => errors.push(String(reason?.stack ?? reason)));
process.on('uncaughtException', (reason) => errors.push(String(reason?.stack ?? reason)));
process.on('beforeExit', () => {
  writeFileSync(process.env.EVALUATION_RESULT, JSON.stringify({ resources, calls, errors, outputs }));
  process.exit(errors.length === 0 ? 0 : 1);
});

/** Evaluates the program under the recording monitor. */
export async function evaluate(run, program) {
  await runtime.setMocks(
    { newResource: stateOf, call: answerCall },
    'tussock',
    process.env.EVALUATION_STAGE,
    false,
  );
  runtime.setMockOptions(monitor, 'tussock', process.env.EVALUATION_STAGE, false);
  getStore().supportsOutputValues = false;
  runtime.setAllConfig({ 'aws:region': 'ap-southeast-2' });
  await runtime.runInPulumiStack(async () => {
    outputs = Object.keys((await run(program)) ?? {});
  });
}
