/** Returns the URL of a path on the public site. */
export function absoluteUrl(path: string): string {
  return `${process.env.GATSBY_SITE_URL ?? ''}${path}`;
}
