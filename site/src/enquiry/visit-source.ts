import { isNewLoad } from '#src/lib/is-new-load.ts';
import { hasOwnFrame } from '#src/lib/paths.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';
import {
  AD_CLICK_IDS,
  UTM_FIELDS,
  VISIT_SOURCE_MAX_LENGTH,
  type Touch,
  type VisitSource,
} from '@tequiora/cms/contracts/visit-source.ts';

const KEY = 'tequiora:visita';
/** A product, or the services, which share a page; its fragment names one of them. */
const VIEWED = /^\/(productos\/.|servicios$)/;

/** Returns how the visit of this tab reached the site; empty if storage is blocked. */
export function readVisitSource(): VisitSource {
  try {
    return { ...(JSON.parse(readStored('sessionStorage', KEY) ?? '{}') as VisitSource) };
  } catch {
    return {};
  }
}

/**
 * Records a public page that is shown.
 * @param referrer of a page that was loaded; undefined after navigation without a load, which is
 * never a touch
 */
export function recordVisit({ pathname, search, hash }: Location, referrer?: string): void {
  if (hasOwnFrame(pathname)) return;
  const { first, last, viewedPage } = readVisitSource();
  const source = referrer === undefined ? {} : readSource(search, referrer);
  const touch = { ...source, landingPage: truncate(pathname) };
  const isTouch = isNewLoad() && Object.keys(source).length > 0;
  const visit: VisitSource = {
    first: first ?? touch,
    last: last && !isTouch ? last : touch,
    viewedPage: VIEWED.test(pathname) ? truncate(pathname + hash) : viewedPage,
  };
  // Without storage the enquiry is sent without its source.
  writeStored('sessionStorage', KEY, JSON.stringify(visit));
}

/** Returns the campaign, ad network and site that a page load came from; empty without any. */
function readSource(search: string, referrer: string): Touch {
  const parameters = new URLSearchParams(search);
  const source: Touch = {};
  for (const field of UTM_FIELDS) {
    const value = parameters.get(`utm_${field}`);
    if (value) source[field] = truncate(value);
  }
  for (const [id, network] of Object.entries(AD_CLICK_IDS)) {
    if (parameters.has(id)) source.adNetwork = network;
  }
  const host = referrer && new URL(referrer).hostname;
  if (host && host !== window.location.hostname) source.referrer = truncate(host);
  return source;
}

const truncate = (text: string) => text.slice(0, VISIT_SOURCE_MAX_LENGTH);
