/** What the build of the site writes; it is not there before the first build. */
declare module '*/web/dist/server/entry-server.js' {
  type Renderer = import('@tussock/pages/pages').Renderer;
  export const renderPage: Renderer['renderPage'];
  export const newZealandDate: Renderer['newZealandDate'];
  export const HEAD_SCRIPT: string;
  export const STATE_ELEMENT_ID: string;
}
