import { readVariables } from '../lib/env.ts';

const DEMO_ACCOUNT = ['DASHBOARD_ADMIN_EMAIL', 'DASHBOARD_ADMIN_PASSWORD'] as const;

type Settings = { SITE_PUBLIC_URL: string; DEMO: boolean; S3_PUBLIC_URL: string };

/** What the site's build reads besides its sources and the content. */
export function readBuildSettings(
  env: Settings,
  source: Record<string, string | undefined>,
): Record<string, string> {
  return {
    SITE_PUBLIC_URL: env.SITE_PUBLIC_URL,
    DEMO: String(env.DEMO),
    // Pages of staff show pictures from where the CMS has them.
    ...(env.S3_PUBLIC_URL && { S3_PUBLIC_URL: env.S3_PUBLIC_URL }),
    // The sign-in page of a demonstration shows the account; no other build learns its password.
    ...(env.DEMO ? readVariables(DEMO_ACCOUNT, source) : null),
  };
}
