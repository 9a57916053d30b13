/**
 * Public facts of a release, served by the site at `/release.json`, also through a CDN: the CMS asks there
 * what visitors get. An id of an entry opens nothing.
 */
export type Release = {
  id: string;
  revision: string;
  /** True when nothing was published during the build, so the pages show exactly this revision. */
  isExact: boolean;
  /** Hash of the sources and settings of the build. */
  source: string;
  /** ISO 8601, UTC. */
  builtAt: string;
  /** Time of the last activation; missing before the first one. */
  publishedAt?: string;
  /** `<uid>:<documentId>` → hash of what visitors see of this entry. */
  entries: Record<string, string>;
};

export const RELEASE_RECORD = 'release.json';
