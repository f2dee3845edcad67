/** Runs a bundled program under Pulumi's mocks and records what it declares. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { answerCall, stateOf } from './cloud.mjs';

const SECRET_SIGNATURE = '4dabf18193072939515e22adb298388d';

/**
 * @param program file of the bundle; Pulumi's packages are resolved from there, so that both use the same copy
 * @returns when all outputs have resolved: resources, calls, errors, names of outputs, and links as the engine's state has them
 */
export async function recordProgram({ program, app, stage, config }) {
  const require = createRequire(program);
  const { runtime } = require('@pulumi/pulumi');
  const { MockMonitor } = require('@pulumi/pulumi/runtime/mocks.js');
  const { getStore } = require('@pulumi/pulumi/runtime/state.js');
  // The code of dynamic providers is left out of the record, and takes long to write out.
  const closures = require('@pulumi/pulumi/runtime/closure/serializeClosure.js');
  closures.serializeFunction = async () => ({ text: '', containsSecrets: false });
  const resources = [];
  const calls = [];
  const errors = [];
  const links = [];
  const newResource = (args) => stateOf({ ...args, inputs: plain(args.inputs) });
  const call = (args) => {
    calls.push(args.token);
    return answerCall(args);
  };
  const monitor = new MockMonitor({ newResource, call });

  const record = (request, { inputs, ...rest }) =>
    resources.push({
      type: request.getType(),
      name: request.getName(),
      parent: request.getParent(),
      provider: request.getProvider(),
      urn: monitor.newUrn(request.getParent(), request.getType(), request.getName()),
      inputs: plain(inputs?.toJavaScript() ?? {}),
      ...rest,
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
  const registerOutputs = monitor.registerResourceOutputs.bind(monitor);
  monitor.registerResourceOutputs = (request, callback) => {
    const urn = request.getUrn();
    const [, , type] = urn.split('::');
    if (type?.endsWith('sst:sst:LinkRef')) {
      const outputs = plain(request.getOutputs()?.toJavaScript() ?? {});
      links.push({ urn, custom: false, type: 'sst:sst:LinkRef', outputs });
    }
    return registerOutputs(request, callback);
  };

  const idle = new Promise((resolve) => process.once('beforeExit', resolve));
  const failed = (reason) => {
    Error.prepareStackTrace = undefined;
    errors.push(String(reason?.stack ?? reason));
  };
  // Pulumi asks where each promise was made. To look that up in the sources takes half of the time; what fails looks it up.
  Error.prepareStackTrace = String;
  process.on('unhandledRejection', failed);
  process.on('uncaughtException', failed);
  await runtime.setMocks({ newResource, call }, app, stage, false);
  runtime.setMockOptions(monitor, app, stage, false);
  getStore().supportsOutputValues = false;
  runtime.setAllConfig(config);
  let outputs = null;
  runtime
    .runInPulumiStack(async () => (await import(pathToFileURL(program).href)).default)
    .then((values) => {
      outputs = Object.keys(values ?? {});
    }, failed);
  await idle;
  return { resources, calls, errors, outputs, links };
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
