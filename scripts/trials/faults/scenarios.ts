import type { Scenario } from './scenario.ts';
import { anyContent } from './scenarios/any-content.ts';
import { badEntries } from './scenarios/bad-entries.ts';
import { burst } from './scenarios/burst.ts';
import { cacheConsistency } from './scenarios/cache-consistency.ts';
import { clickToLive } from './scenarios/click-to-live.ts';
import { diskFull, diskAlmostFull } from './scenarios/disk.ts';
import { forgedHooks, replayedHooks } from './scenarios/hooks.ts';
import { kills } from './scenarios/kills.ts';
import { largeCatalogue } from './scenarios/large-catalogue.ts';
import { cmsOutage, publisherOutage, rollback, twoPublishers } from './scenarios/outages.ts';
import { simultaneousEditors } from './scenarios/simultaneous-editors.ts';

/** Returns the scenarios whose name contains one of `parts`, or all; disk scenarios need a small disk. */
export function scenariosFor(
  parts: readonly string[],
  { hasSmallDisk }: { hasSmallDisk: boolean },
): Scenario[] {
  const all = [
    forgedHooks,
    replayedHooks,
    clickToLive,
    burst,
    publisherOutage,
    cmsOutage,
    twoPublishers,
    rollback,
    ...kills,
    ...(hasSmallDisk ? [diskAlmostFull, diskFull] : []),
    badEntries,
    cacheConsistency,
    anyContent,
    simultaneousEditors,
    largeCatalogue,
  ];
  return all.filter(({ name, isOnRequest }) =>
    parts.length === 0 ? !isOnRequest : parts.some((part) => name.includes(part)),
  );
}
