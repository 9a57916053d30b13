import { readVariables } from '../../lib/env.ts';

const DEMO_ACCOUNT = ['DASHBOARD_ADMIN_EMAIL', 'DASHBOARD_ADMIN_PASSWORD'] as const;

type Settings = { SITE_PUBLIC_URL: string; DEMO: boolean; S3_PUBLIC_URL: string };

export function readBuildSettings(
  env: Settings,
  source: Record<string, string | undefined>,
): Record<string, string> {
  return {
    SITE_PUBLIC_URL: env.SITE_PUBLIC_URL,
    DEMO: String(env.DEMO),
    // The dashboard shows pictures from the CMS's bucket.
    ...(env.S3_PUBLIC_URL && { S3_PUBLIC_URL: env.S3_PUBLIC_URL }),
    // The sign-in page of a demo shows the account; other builds must not see its password.
    ...(env.DEMO ? readVariables(DEMO_ACCOUNT, source) : null),
  };
}
