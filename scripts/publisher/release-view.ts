import type { Inventory } from './inventory.ts';
import type { PageFacts } from './page-facts.ts';
import { filesOfRoute } from './routes.ts';
import type { Snapshot } from './snapshot.ts';

/** A finished build, as the checks look at it. */
export type ReleaseView = {
  files: Inventory;
  /** The pages by file, read as browsers do. */
  pages: Map<string, PageFacts>;
  snapshot: Snapshot;
  /** Whether an entry was published before the build as well as after it. */
  isPublished: (key: string) => boolean;
  /** The file that answers an address. */
  fileOf: (route: string) => string | undefined;
  readText: (file: string) => Promise<string>;
  /** The public address of the site, without a slash at its end. */
  siteUrl: string;
};

const DASHBOARD_SHELL = 'admin/[...]/index.html';

/** Finds the file that answers an address, as the web server does. */
export function createFileFinder(files: { has: (file: string) => boolean }) {
  return (route: string): string | undefined => {
    const found = filesOfRoute(route).find((file) => files.has(file));
    if (found !== undefined) return found;
    return /^\/admin(\/|$)/.test(route) && files.has(DASHBOARD_SHELL) ? DASHBOARD_SHELL : undefined;
  };
}
