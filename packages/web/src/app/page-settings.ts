import type { DehydratedState } from '@tanstack/react-query';
import { overrideOf, type SiteSettings, withOverride } from '@tussock/core/settings/settings';

/** The data of a page without the settings that are the defaults: the first script has those. `withAllSettings` gives them back. */
export const withOwnSettings = (state: DehydratedState): DehydratedState =>
  withSettings(state, (all) => overrideOf(all as SiteSettings));

export const withAllSettings = (state: DehydratedState): DehydratedState =>
  withSettings(state, (own) => withOverride(own as Partial<SiteSettings>));

const withSettings = (state: DehydratedState, changed: (settings: object) => object): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) => {
    const { data } = query.state;
    const isChanged = query.queryKey[1] === 'settings' && typeof data === 'object' && data !== null;
    return isChanged ? { ...query, state: { ...query.state, data: changed(data) } } : query;
  }),
});
