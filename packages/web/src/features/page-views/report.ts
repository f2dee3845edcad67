import type { PageViewSink } from './sink';

type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Do Not Track and Global Privacy Control. */
const asksNotToBeTracked = (browser: Signals): boolean =>
  browser.doNotTrack === '1' || browser.globalPrivacyControl === true;

/** Reports a view to every sink, unless the browser asks not to be tracked. A sink that fails is logged. */
export function reportPageView(path: string, sinks: readonly PageViewSink[], browser: Signals): void {
  if (asksNotToBeTracked(browser)) return;
  for (const sink of sinks) {
    try {
      sink({ path });
    } catch (error) {
      console.error('A page view could not be reported:', error);
    }
  }
}
