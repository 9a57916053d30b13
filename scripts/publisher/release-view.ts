import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import type { Inventory } from './inventory.ts';
import type { PageFacts } from './page-facts.ts';
import { filesOfRoute } from './routes.ts';

/** A finished build, as input of the checks. */
export type ReleaseView = {
  files: Inventory;
  pages: Map<string, PageFacts>;
  snapshot: Snapshot;
  /** Returns whether an entry was published unchanged before and after the build, and is not held. */
  isPublished: (key: string) => boolean;
  fileOf: (route: string) => string | undefined;
  readText: (file: string) => Promise<string>;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
};

const DASHBOARD_SHELL = 'admin/[...]/index.html';

/** Creates a function that maps an address to its file, as the web server does. */
export function createFileFinder(files: { has: (file: string) => boolean }) {
  return (route: string): string | undefined => {
    const found = filesOfRoute(route).find((file) => files.has(file));
    if (found !== undefined) return found;
    return /^\/admin(\/|$)/.test(route) && files.has(DASHBOARD_SHELL) ? DASHBOARD_SHELL : undefined;
  };
}
