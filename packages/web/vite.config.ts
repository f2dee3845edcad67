import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareImports } from './vite/bare-imports.ts';
import { browserOnly } from './vite/browser-only.ts';
import { hoistedImports } from './vite/hoisted-imports.ts';
import { jsxFunctions } from './vite/jsx-functions.ts';
import { mdx } from './vite/mdx.ts';
import { packedGlossary } from './vite/packed.ts';
import { pageGroups } from './vite/page-groups.ts';
import { stylesheets } from './vite/stylesheets.ts';
import { unusedParts } from './vite/unused-parts.ts';

/**
 * Left alone, the bundler makes a file of every module that two pages share, and an offer loads fifty. The first script
 * is one file; small modules of our own that a dozen scripts share are another, kept by the browser from page to page; the
 * calculation of tax is a third, for the pages that calculate.
 */
const GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: 'tax', test: /core.src.(return.(?!return-kind|tax-position)|pie.)/, minShareCount: 2, priority: 0 },
  { name: 'pieces', test: /packages.(web|core).src/, minShareCount: 12, maxModuleSize: 8_000, priority: 1 },
];

/**
 * Of the renderer, what it starts with is one file, and what pages load apart is another: each file of the function costs some 400
 * bytes.
 */
const RENDERER_GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  {
    name: 'parts',
    test: /(?:footer|minimum-changes|mobile-menu|plan-details|post-text|step-by-step)\.tsx/,
    priority: 1,
  },
  { name: 'shared', test: /packages.web.src.(?!content)/, minShareCount: 2, priority: 0 },
];

/** Where the time of a build went is no warning to somebody who starts the site on a slow machine. */
const CHECKS = { bundlerTimings: false };

/**
 * Two builds from one configuration: `vite build` makes the browser's files, `vite build --ssr` the renderer.
 * Everything the browser loads is under /assets, which S3 serves; the pages function writes the HTML.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    ...[
      mdx({ isPacked: isSsrBuild === true }),
      bareImports(),
      browserOnly(),
      pageGroups(),
      jsxFunctions(),
      unusedParts(),
      packedGlossary(),
      react(),
      tailwindcss(),
    ],
    ...[stylesheets(), hoistedImports()],
  ],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: 'src/app/entry-server.tsx',
        emptyOutDir: true,
        target: 'node20',
        // The API beside the renderer has the same modules: once in memory, and in the code of the pages function.
        rolldownOptions: {
          // Pieces that the browser loads apart are one file here.
          checks: { ...CHECKS, ineffectiveDynamicImport: false },
          external: /^@tussock\/core\//,
          // The server runs no effect: what only effects use is left out.
          treeshake: { manualPureFunctions: ['useEffect', 'useLayoutEffect'] },
          output: { codeSplitting: { groups: RENDERER_GROUPS } },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        cssCodeSplit: false,
        // The HTML names the scripts of its page, and a page's script all others; lists for every page would cost 3 KB in the first script.
        modulePreload: false,
        target: 'es2022',
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks: CHECKS,
          input: { client: `${import.meta.dirname}/src/app/entry-client.tsx` },
          output: { codeSplitting: { groups: GROUPS } },
        },
      },
}));
