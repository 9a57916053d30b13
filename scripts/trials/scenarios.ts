import { anyContent } from './faults/any-content.ts';
import { badEntries } from './faults/bad-entries.ts';
import { burst } from './faults/burst.ts';
import { cacheConsistency } from './faults/cache-consistency.ts';
import { clickToLive } from './faults/click-to-live.ts';
import { diskAlmostFull, diskFull } from './faults/disk.ts';
import { forgedHooks, replayedHooks } from './faults/hooks.ts';
import { injectedFaults } from './faults/injected-faults.ts';
import { kills } from './faults/kills.ts';
import { largeCatalogue } from './faults/large-catalogue.ts';
import {
  cmsOutage,
  publisherOutage,
  rollback,
  rollbackRaces,
  twoPublishers,
} from './faults/outages.ts';
import { simultaneousEditors } from './faults/simultaneous-editors.ts';
import { enquiryRate } from './load/enquiry-rate.ts';
import { cmsKilled, databaseFrozen, databaseRestarted } from './load/lost-programs.ts';
import { malformed } from './load/malformed.ts';
import { slowClients } from './load/slow-clients.ts';
import { ownServerRate, staticRate } from './load/static-rate.ts';
import type { Scenario } from './scenario.ts';
import { sequences } from './sequences/sequences.ts';

export type Group = { name: string; scenarios: readonly Scenario[] };

const FAULTS = [
  forgedHooks,
  replayedHooks,
  clickToLive,
  burst,
  publisherOutage,
  cmsOutage,
  twoPublishers,
  rollback,
  ...rollbackRaces,
  ...kills,
  diskAlmostFull,
  diskFull,
  badEntries,
  ...injectedFaults,
  cacheConsistency,
  anyContent,
  simultaneousEditors,
  largeCatalogue,
];

const LOAD = [
  enquiryRate,
  cmsKilled,
  databaseRestarted,
  databaseFrozen,
  staticRate,
  ownServerRate,
  malformed,
  slowClients,
];

/** All scenarios; those of a group run on one product, in this order. */
export const GROUPS: readonly Group[] = [
  { name: 'faults', scenarios: FAULTS },
  { name: 'load', scenarios: LOAD },
  { name: 'sequences', scenarios: [sequences] },
];
