import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import type { Inventory } from './inventory.ts';
import type { PageFacts } from './page-facts.ts';

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
