import type { ReactNode } from 'react';
import { SiteLayout } from '#src/components/layout/site-layout.tsx';
import { useSiteSettings } from '#src/queries/use-site-settings.ts';

type LayoutWithSettingsProps = { path: string; children: ReactNode };

/** Connects the public layout to the site settings query. */
export function LayoutWithSettings({ path, children }: LayoutWithSettingsProps) {
  return (
    <SiteLayout settings={useSiteSettings()} path={path}>
      {children}
    </SiteLayout>
  );
}
