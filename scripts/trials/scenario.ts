import type { Product } from './product.ts';

/** What a scenario uses besides the CMS and the web server with test pages. */
export type Need =
  /** The real site, kept up to date by the publisher. */
  | 'site'
  /** A visitor who reads the site during the scenario; any faulty response fails the scenario. */
  | 'visitor'
  /** PostgreSQL instead of SQLite. */
  | 'postgres'
  /** Caddy as the first of the web servers, where it is installed. */
  | 'caddy'
  | 'wrk'
  /** A disk of 96 MB for the releases; skipped without the privileges to mount it. */
  | 'small disk';

/** What must be undone at the end of a run, last first, also when a signal ends it. */
export type CleanUps = (() => unknown)[];

export type Options = {
  /** Repeats the random choices of an earlier run. */
  seed: number;
  /** Number of random sequences, and of edits in each. */
  sequences: number;
  edits: number;
  /** Use the product that is running, on entries that are removed afterwards. */
  isRunning: boolean;
};

export type Scenario = {
  /** The command selects scenarios by parts of their names. */
  name: string;
  expects: string;
  needs: readonly Need[];
  /** Takes an hour: runs only when it is selected by name, and then without the small disk. */
  isOnRequest?: boolean;
  /** Returns the measured figures; throws when the product does not meet the expectation. */
  run: (product: Product, options: Options) => Promise<string>;
};
