import { rateSpeed, SPEED_METRIC_NAMES, SPEED_METRICS } from '../../../../contracts/speed';
import type { SpeedDevice, SpeedMetricName } from '../../../../contracts/speed-visit';
import { groupBy } from '../../../platform/values/group-by';
import { addHistograms, figureOf, type Histograms } from './histogram';

/** Visits of a page with one release. */
export type ReleaseVisits = {
  page: string;
  device: SpeedDevice;
  /** Empty for visits while the publisher did not respond. */
  release: string;
  histograms: Histograms;
};

type Decline = {
  page: string;
  device: SpeedDevice;
  metric: SpeedMetricName;
  release: string;
  before: number;
  after: number;
};

/** Fewer visits say little about a release; those of the following releases are added. */
const MIN_VISITS = 30;
const MIN_GROWTH = 1.2;
/** A fifth of the good range: less is not felt. */
const MIN_SHARE_OF_GOOD = 0.1;

type Group = { release: string; histograms: Histograms };

/** Returns consecutive releases with enough visits of a metric, each named by its first release. */
function groupReleases(metric: SpeedMetricName, visits: readonly ReleaseVisits[]): Group[] {
  const groups: Group[] = [];
  let open: Group | undefined;
  for (const { release, histograms } of visits) {
    open = open
      ? { release: open.release, histograms: addHistograms([open.histograms, histograms]) }
      : { release, histograms };
    if (figureOf(metric, open.histograms[metric]).visits < MIN_VISITS) continue;
    groups.push(open);
    open = undefined;
  }
  return groups;
}

function findInPage(metric: SpeedMetricName, visits: readonly ReleaseVisits[]): Decline[] {
  const groups = groupReleases(metric, visits);
  const [good] = SPEED_METRICS[metric].thresholds;
  return groups.slice(1).flatMap(({ release, histograms }, index) => {
    const before = figureOf(metric, groups[index]?.histograms[metric] ?? []).p75 ?? 0;
    const after = figureOf(metric, histograms[metric]).p75 ?? 0;
    const isFelt = after - before >= good * MIN_SHARE_OF_GOOD && after >= before * MIN_GROWTH;
    const isNoted = isFelt && rateSpeed(metric, after) !== 'good';
    const [first] = visits;
    if (!isNoted || !first) return [];
    return [{ page: first.page, device: first.device, metric, release, before, after }];
  });
}

/**
 * Returns the releases with which a page became slower by a fifth, and is no longer good, worst first. A
 * page that a later release made fast again is left out.
 */
export function findDeclines(visits: readonly ReleaseVisits[]): Decline[] {
  const byPage = groupBy(
    visits.filter(({ release }) => release !== ''),
    ({ page, device }) => `${device} ${page}`,
  );
  const found = [...byPage.values()].flatMap((ofPage) => {
    const sorted = ofPage.toSorted((a, b) => a.release.localeCompare(b.release));
    return SPEED_METRIC_NAMES.flatMap((metric) => {
      const last = groupReleases(metric, sorted).at(-1);
      const declines = findInPage(metric, sorted);
      const latest = last ? (figureOf(metric, last.histograms[metric]).p75 ?? 0) : 0;
      return declines.slice(-1).filter(({ before }) => latest > before * MIN_GROWTH);
    });
  });
  return found.toSorted((a, b) => b.after / b.before - a.after / a.before);
}
