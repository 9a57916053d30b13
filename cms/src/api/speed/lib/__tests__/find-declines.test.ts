import { SPEED_METRIC_NAMES } from '../../../../../contracts/speed';
import { findDeclines, type ReleaseVisits } from '../find-declines';
import type { Histograms } from '../histogram';
import { columnFor, columnsOf } from '../speed-tables';

/** Returns visits of a page that all took `lcp` milliseconds. */
function visits(release: string, lcp: number, count = 40, page = '/'): ReleaseVisits {
  const histograms = Object.fromEntries(
    SPEED_METRIC_NAMES.map((metric) => [
      metric,
      columnsOf(metric).map((name) => (name === columnFor('lcp', lcp) ? count : 0)),
    ]),
  ) as Histograms;
  return { page, device: 'phone', release, histograms };
}

const found = (...all: ReleaseVisits[]) =>
  findDeclines(all).map(({ page, metric, release }) => `${page} ${metric} ${release}`);

describe('a release with which a page became slower', () => {
  it('is found whatever the order of the rows', () => {
    expect(found(visits('b', 2900), visits('a', 1200))).toEqual(['/ lcp b']);
  });

  it('needs visits enough before and after', () => {
    expect(found(visits('a', 1200), visits('b', 2900, 29))).toEqual([]);
    expect(found(visits('a', 1200, 29), visits('b', 2900))).toEqual([]);
  });

  it('is named when its visits are enough only with those of later releases', () => {
    const few = ['b', 'c', 'd'].map((release) => visits(release, 2900, 12));
    expect(found(visits('a', 1200), ...few)).toEqual(['/ lcp b']);
  });

  it('is not noted while the page is still good, or hardly slower', () => {
    expect(found(visits('a', 600), visits('b', 2400))).toEqual([]);
    expect(found(visits('a', 2900), visits('b', 2900))).toEqual([]);
  });

  it('is not noted once a later release made the page fast again', () => {
    expect(found(visits('a', 1200), visits('b', 2900), visits('c', 1200))).toEqual([]);
  });

  it('is compared within a page, and visits of an unknown release are left out', () => {
    expect(found(visits('a', 1200), visits('b', 2900, 40, '/blog'))).toEqual([]);
    expect(found(visits('', 1200), visits('b', 2900))).toEqual([]);
  });

  it('comes first when it is worse', () => {
    const pages = [
      ...[visits('a', 2200), visits('b', 2900)],
      ...[visits('a', 1200, 40, '/blog'), visits('b', 9000, 40, '/blog')],
    ];
    expect(found(...pages)).toEqual(['/blog lcp b', '/ lcp b']);
  });
});
