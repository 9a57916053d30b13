import type { Scenario } from './scenario.ts';
import { cmsDown, publisherDown, rollback, twoPublishers } from './scenarios/absences.ts';
import { anyContent } from './scenarios/any-content.ts';
import { badEntries } from './scenarios/bad-entries.ts';
import { burst } from './scenarios/burst.ts';
import { diskFull, noRoom } from './scenarios/disk.ts';
import { forgedHooks, replayedHooks } from './scenarios/hooks.ts';
import { kills } from './scenarios/kills.ts';
import { largeCatalogue } from './scenarios/large-catalogue.ts';
import { simultaneousEditors } from './scenarios/simultaneous-editors.ts';
import { clickToLive } from './scenarios/speed.ts';
import { warmIsCold } from './scenarios/warm-and-cold.ts';

/** The scenarios whose name holds one of `parts`, or all; those with a full disk only where there is a small one. */
export function scenariosFor(
  parts: readonly string[],
  { hasSmallDisk }: { hasSmallDisk: boolean },
): Scenario[] {
  const all = [
    forgedHooks,
    replayedHooks,
    clickToLive,
    burst,
    publisherDown,
    cmsDown,
    twoPublishers,
    rollback,
    ...kills,
    ...(hasSmallDisk ? [noRoom, diskFull] : []),
    badEntries,
    warmIsCold,
    anyContent,
    simultaneousEditors,
    largeCatalogue,
  ];
  return all.filter(({ name, isOnRequest }) =>
    parts.length === 0 ? !isOnRequest : parts.some((part) => name.includes(part)),
  );
}
