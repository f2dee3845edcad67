import { useQuery } from '@tanstack/react-query';
import { DEFAULT_SETTINGS, type SiteSettings } from '@tussock/core/settings/settings';
import { createContext, type ReactNode, useContext } from 'react';
import { useApi } from './api';
import { settingsQuery } from './queries/settings';

const SettingsContext = createContext<SiteSettings>(DEFAULT_SETTINGS);

/** Asks for the settings once for the whole page: a list asks for them hundreds of times. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data = DEFAULT_SETTINGS } = useQuery(settingsQuery(useApi()));
  return <SettingsContext value={data}>{children}</SettingsContext>;
}

/** The settings of the page's release; the defaults while they cannot be read. */
export const useSettings = (): SiteSettings => useContext(SettingsContext);
