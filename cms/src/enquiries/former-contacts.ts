import type { EnquiryHistoryRecord } from '../../contracts/enquiry';
import { type CorrectedField, ERASED_VALUE } from '../../contracts/enquiry-correction';
import { contactKeys } from './person/contact-keys';

type Corrected = EnquiryHistoryRecord & { event: 'corrected' };
type Current = {
  email?: string | null;
  phone?: string | null;
  phoneExtension?: string | null;
  history?: EnquiryHistoryRecord[] | null;
};

const E164 = /^\+\d+$/;
const SIDES = ['from', 'to'] as const;

const isCorrected = (record: EnquiryHistoryRecord): record is Corrected =>
  record.event === 'corrected';

/** Returns the contact key that a value of a correction is; undefined if it is none. */
function keyOf({ field }: CorrectedField, value: string | null): string | undefined {
  if (field === 'email' && value?.includes('@')) return value.toLowerCase();
  return field === 'phone' && value && E164.test(value) ? value : undefined;
}

const keysOn = (changes: readonly CorrectedField[], side: (typeof SIDES)[number]) =>
  changes.flatMap((change) => keyOf(change, change[side]) ?? []);

/**
 * Returns the contact keys that corrections have removed from an enquiry and its history still has,
 * each between spaces; null without any.
 */
export function listFormerContacts({ history, email, ...phone }: Current): string | null {
  const keys = new Set(
    (history ?? [])
      .filter(isCorrected)
      .flatMap(({ changes }) => SIDES.flatMap((side) => keysOn(changes, side))),
  );
  const { phone: number = null, phoneExtension = null } = phone;
  const emailKey = email?.toLowerCase() ?? null;
  for (const key of contactKeys({ emailKey, phone: number, phoneExtension })) keys.delete(key);
  return keys.size > 0 ? ` ${[...keys].join(' ')} ` : null;
}

/** Selects the enquiries that had one of the contact keys before a correction. */
export const formerlyOf = (keys: readonly string[]) => ({
  hasFormerContacts: true,
  $or: keys.map((key) => ({ formerContacts: { $contains: ` ${key} ` } })),
});

/** Returns the history without what it says about the data subject with the contact keys. */
export function redactHistory(
  history: readonly EnquiryHistoryRecord[],
  keys: readonly string[],
): EnquiryHistoryRecord[] {
  return history.map((record) => {
    if (!isCorrected(record)) return record;
    const sides = SIDES.filter((side) =>
      keysOn(record.changes, side).some((key) => keys.includes(key)),
    );
    const redact = (change: CorrectedField): CorrectedField => {
      if (change.field === 'type') return change;
      const erased = sides.filter((side) => change[side] !== null);
      return { ...change, ...Object.fromEntries(erased.map((side) => [side, ERASED_VALUE])) };
    };
    return { ...record, changes: record.changes.map(redact) };
  });
}
