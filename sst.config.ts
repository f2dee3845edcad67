/// <reference path="./.sst/platform/config.d.ts" />

/** The program of `npx sst deploy --stage NAME`. SST reads `app` before anything is installed: no imports up here. */
export default $config({
  app(input) {
    const production = input?.stage === 'production';
    return {
      name: 'tussock',
      version: '4.17.1',
      home: 'aws',
      removal: production ? 'retain' : 'remove',
      protect: production,
      // One file of types at the root; no package reads resources through SST.
      types: { ignore: ['packages', 'scripts'] },
      providers: {
        aws: {
          version: '7.20.0',
          region: 'ap-southeast-2',
          defaultTags: { tags: { app: 'tussock', stage: input?.stage ?? 'none' } },
        },
      },
    };
  },
  async run() {
    const { stack } = await import('./infra/stack');
    return await stack();
  },
});
