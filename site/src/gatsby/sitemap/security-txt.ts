import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';

const VALID_MONTHS = 11;

/**
 * Returns security.txt (RFC 9116): where to report a vulnerability. It expires at the start of a
 * month, so that builds of one month have the same file.
 */
export function securityText(siteUrl: string, email: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Writes security.txt with the address of the site settings; without one there is no file. */
export async function writeSecurityText(args: BuildArgs): Promise<void> {
  const { data } = await args.graphql<{ strapiSiteSettings: { email: string | null } | null }>(
    '{ strapiSiteSettings { email } }',
  );
  const email = data?.strapiSiteSettings?.email;
  if (!email) return;
  const text = securityText(process.env.GATSBY_SITE_URL ?? '', email, new Date());
  const folder = path.resolve('public/.well-known');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'security.txt'), text);
}
