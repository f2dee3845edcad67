import '../styles/index.css';
import { hydrate } from '@tanstack/react-query';
import { nzDate } from '@tussock/core/text/nz-date';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserApp } from './browser-app';
import { laterClient } from './client/later-client';
import { makeQueryClient } from './client/query-client';
import { undoEarlyChanges } from './hydration/early-changes';
import { takeEarlyInput } from './hydration/early-input';
import { loadAfterStart } from './hydration/load-after-start';
import { matchAddress } from './navigation/match-address';
import { unpackedRows } from './packed-rows';
import { forgetReload, reloadOnce } from './page-errors';
import { withAllSettings } from './page-settings';
import { type PageState, STATE_ELEMENT_ID } from './page-state';

/** Loads the page's module first, so that hydration renders the same tree as the server did. */
async function start() {
  const root = document.getElementById('root');
  if (!root) return;
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  const state = text ? (unpackedRows(JSON.parse(text)) as PageState) : null;
  const queryClient = makeQueryClient();
  if (state) hydrate(queryClient, withAllSettings(state.queries));
  const version = state?.version ?? null;
  const client = laterClient(() => loadAfterStart().then(({ browserClient }) => browserClient(version)));
  const hasModule = await matchAddress(window.location)
    ?.route.load()
    .then(
      () => true,
      () => false,
    );
  if (state && hasModule === false) {
    // As the server wrote it, the page works without scripts.
    delete document.documentElement.dataset.js;
    return reloadOnce(window.location.pathname);
  }
  const app = (
    <BrowserApp
      client={client}
      earlyInput={takeEarlyInput()}
      queryClient={queryClient}
      release={state?.release ?? null}
      today={state?.today ?? nzDate(new Date())}
    />
  );
  undoEarlyChanges();
  // A transition hydrates in short steps, so that a phone can scroll in between.
  if (state && root.firstChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  // Forgotten after a failure, the page would reload without end.
  if (hasModule !== false) forgetReload();
}

void start();
