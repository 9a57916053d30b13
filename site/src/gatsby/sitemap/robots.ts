import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns robots.txt, which is the same everywhere: the server of a staging copy sends noindex
 * itself.
 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}

export async function writeRobots(): Promise<void> {
  const text = robotsText(process.env.GATSBY_SITE_URL ?? '');
  await writeFile(path.resolve('public/robots.txt'), text);
}
