import { sendPageView } from '../../lib/submissions-client';

/** Takes page views in the browser. Gets the path alone: queries and fragments can hold what a visitor typed. */
export type PageViewSink = (view: { path: string }) => void;

/** Counts views per path and day on our own server: no cookie, nothing about the visitor. */
const firstParty: PageViewSink = ({ path }) => void sendPageView(path);

/** The sinks that get each view, unless the browser asks not to be tracked. To add one, see docs/analytics.md. */
export const PAGE_VIEW_SINKS: readonly PageViewSink[] = [firstParty];
