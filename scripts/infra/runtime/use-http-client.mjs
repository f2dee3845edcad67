// Preloaded before the runtime interface client: gives it `http-client.mjs` for its native module.
import { registerHooks } from 'node:module';

const url = new URL('./http-client.mjs', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === './rapid-client.node'
      ? { url, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
