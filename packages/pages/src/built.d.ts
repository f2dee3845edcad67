/** Written by `npm run build`: the renderer, and what its HTML names. */
declare module '*/dist/server/entry-server.js' {
  export const renderPage: import('./pages').Renderer['renderPage'];
  export const renderUnavailable: import('./pages').Renderer['renderUnavailable'];
  export const HEAD_SCRIPT: string;
  export const SCRIPTS_META: string;
  export const STATE_ELEMENT_ID: string;
  export const packedRows: (state: unknown) => unknown;
}
declare module '*/dist/server/assets.js' {
  const assets: import('./assets').Assets;
  export default assets;
}
