import { useQuery } from '@tanstack/react-query';
import { DEFAULT_SETTINGS, type SiteSettings } from '@tussock/core/settings/settings';
import { useApi } from './api';
import { settingsQuery } from './queries/settings';

/** The settings of the page's release; the defaults while they cannot be read. */
export function useSettings(): SiteSettings {
  return useQuery(settingsQuery(useApi())).data ?? DEFAULT_SETTINGS;
}
