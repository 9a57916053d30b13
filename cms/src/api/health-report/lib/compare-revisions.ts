import type { SiteHealth } from '../../../../contracts/health-report';
import type { PublisherReport } from '../../../features/publication/server/describe-report';

type Facts = Pick<PublisherReport, 'liveRevision' | 'isHeld' | 'behindSince'> | null;

/**
 * Compares the live revision with the published one.
 * @param report null if the publisher does not respond
 * @param published undefined if it could not be read
 */
export function compareRevisions(
  report: Facts,
  published: string | undefined,
): SiteHealth['drift'] {
  if (!report || published === undefined) return { state: 'unknown', since: null };
  if (report.liveRevision === published) return { state: 'none', since: null };
  return { state: report.isHeld ? 'held' : 'behind', since: report.behindSince };
}
