import type { SiteHealth } from '../../../../contracts/health-report';
import type { PublisherReport } from '../../publication/lib/describe-report';

type Facts = Pick<PublisherReport, 'liveRevision' | 'isHeld' | 'behindSince'> | null;

/**
 * Whether what is live is what is published.
 * @param report what the publisher says; null when it does not answer
 * @param published undefined when it could not be read
 */
export function compareRevisions(
  report: Facts,
  published: string | undefined,
): SiteHealth['drift'] {
  if (!report || published === undefined) return { state: 'unknown', since: null };
  if (report.liveRevision === published) return { state: 'none', since: null };
  return { state: report.isHeld ? 'held' : 'behind', since: report.behindSince };
}
