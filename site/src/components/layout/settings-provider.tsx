import { createContext, useContext, type ReactNode } from 'react';

/**
 * Company settings of the CMS. Phone numbers are in E.164, and `closedDays` (public holidays and
 * closures) in `YYYY-MM-DD`. `socialLinks` have their key in the CMS; unknown keys are not rendered.
 */
export type SiteSettings = NonNullable<Queries.SiteSettingsQuery['strapiSiteSettings']>;

const SettingsContext = createContext<SiteSettings | null>(null);
const PathContext = createContext('/');

type SettingsProviderProps = {
  settings: SiteSettings | null;
  /** Path of the page. */
  path?: string;
  children: ReactNode;
};

export function SettingsProvider({ settings, path = '/', children }: SettingsProviderProps) {
  return (
    <SettingsContext.Provider value={settings}>
      <PathContext.Provider value={path}>{children}</PathContext.Provider>
    </SettingsContext.Provider>
  );
}

/** Returns the company settings; null while the CMS has none. */
export function useSettings(): SiteSettings | null {
  return useContext(SettingsContext);
}

/** Returns the path of the page. */
export function usePagePath(): string {
  return useContext(PathContext);
}
