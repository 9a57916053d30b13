import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The same everywhere: a copy that must stay out of search engines is kept out by its server. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}

export async function writeRobots(): Promise<void> {
  const text = robotsText(process.env.GATSBY_SITE_URL ?? '');
  await writeFile(path.resolve('public/robots.txt'), text);
}
