import { createContext, useContext, type ReactNode } from 'react';
import type { SiteSettings } from './site-settings.ts';

const SettingsContext = createContext<SiteSettings | null>(null);

type SettingsProviderProps = { settings: SiteSettings | null; children: ReactNode };

export function SettingsProvider({ settings, children }: SettingsProviderProps) {
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

/** Returns the company settings; null while the CMS has none. */
export function useSettings(): SiteSettings | null {
  return useContext(SettingsContext);
}
