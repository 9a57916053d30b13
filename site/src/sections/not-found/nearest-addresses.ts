import { countSlips } from '#src/lib/count-slips.ts';
import { foldText } from '@tequiora/cms/contracts/fold-text.ts';

const MAX_LISTED = 3;
/** Share of the letters that may be wrong. */
const TOLERANCE = 0.34;

/** Pages of other systems end with `.html` and the like. */
const ENDING = /\.(?:html?|php|aspx?)$/;

const segmentsOf = (path: string) => foldText(path).replace(ENDING, '').split('/').filter(Boolean);

/** Returns the slips between two addresses; the last part alone counts when it was enough. */
function distanceOf(from: readonly string[], to: readonly string[]): number {
  const whole = countSlips(from.join('/'), to.join('/')) / Math.max(1, to.join('/').length);
  const [last = '', name = ''] = [from.at(-1), to.at(-1)];
  // The page exists, below another one.
  const part = countSlips(last, name) / Math.max(1, name.length) + 0.01;
  return Math.min(whole, part);
}

/**
 * Returns the addresses that a visitor probably meant, the nearest first: with slips, in another folder,
 * or the page above.
 */
export function nearestAddresses(path: string, addresses: readonly string[]): string[] {
  const from = segmentsOf(path);
  if (from.length === 0) return [];
  const near = addresses
    .map((address) => ({ address, distance: distanceOf(from, segmentsOf(address)) }))
    .filter(({ address, distance }) => distance <= TOLERANCE && address !== '/')
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ address }) => address);
  const above = from
    .slice(0, -1)
    .map((_segment, index) => `/${from.slice(0, index + 1).join('/')}`);
  const parents = above.toReversed().filter((parent) => addresses.includes(parent));
  return [...new Set([...near.slice(0, MAX_LISTED), ...parents.slice(0, 1)])].slice(0, MAX_LISTED);
}
