import { isRecord } from './is-record';
import { lenient } from './schema-fields';
import { isScriptAddress, isSitePath, normaliseLine } from './text';
import {
  AD_CLICK_IDS,
  VISIT_SOURCE_MAX_LENGTH,
  type Touch,
  type TouchField,
  type VisitSource,
} from './visit-source';

type ReadValue = (raw: unknown) => string | undefined;

const readText: ReadValue = (raw) => {
  if (typeof raw !== 'string') return undefined;
  const text = normaliseLine(raw).slice(0, VISIT_SOURCE_MAX_LENGTH);
  return text === '' || isScriptAddress(text) ? undefined : text;
};

const readPage: ReadValue = (raw) => {
  const page = readText(raw);
  return page && isSitePath(page) ? page : undefined;
};

const READERS: Record<TouchField, ReadValue> = {
  campaign: readText,
  source: readText,
  medium: readText,
  term: readText,
  content: readText,
  adNetwork: (raw) => Object.values(AD_CLICK_IDS).find((network) => network === raw),
  referrer: readText,
  landingPage: readPage,
};

function readTouch(raw: unknown): Touch {
  const sent = isRecord(raw) ? raw : {};
  const fields = Object.entries(READERS).map(([field, read]) => [field, read(sent[field])]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Touch;
}

/** Drops invalid values: an enquiry is never refused because of the source of the visit. */
export const visitSource = lenient((raw): VisitSource | undefined => {
  if (!isRecord(raw)) return undefined;
  const viewedPage = readPage(raw.viewedPage);
  return {
    first: readTouch(raw.first),
    last: readTouch(raw.last),
    ...(viewedPage && { viewedPage }),
  };
});
