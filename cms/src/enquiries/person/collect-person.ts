import { PERSON_MAX_ENQUIRIES } from '../../../contracts/enquiry-person';

type Contact = { id: number; emailKey: string | null; phone: string | null };

type Sources<Row> = {
  /** Returns at most `limit` enquiries with one of the keys, without those in `known`. */
  findEnquiries: (keys: string[], known: number[], limit: number) => Promise<Row[]>;
  /** Returns the keys that are merged with one of the keys. */
  findMergedKeys: (keys: string[]) => Promise<string[]>;
};

/** Returns the e-mail address and the phone number of an enquiry, which identify its sender. */
export function contactKeys({ emailKey, phone }: Omit<Contact, 'id'>): string[] {
  return [emailKey, phone].filter((key): key is string => Boolean(key));
}

/**
 * Returns the enquiries and contact keys of the person who sent `start`: everything that is connected
 * to it by contact keys and merges. Stops at `max` enquiries, with `isCut`.
 */
export async function collectPerson<Row extends Contact>(
  start: Row,
  { findEnquiries, findMergedKeys }: Sources<Row>,
  max = PERSON_MAX_ENQUIRIES,
) {
  const rows = new Map([[start.id, start]]);
  const keys = new Set<string>();
  let added = contactKeys(start);
  while (added.length > 0) {
    for (const key of added) keys.add(key);
    const free = max - rows.size;
    const found = await findEnquiries(added, [...rows.keys()], free + 1);
    for (const row of found.slice(0, free)) rows.set(row.id, row);
    if (found.length > free) return { rows: [...rows.values()], keys: [...keys], isCut: true };
    const reached = [...found.flatMap(contactKeys), ...(await findMergedKeys(added))];
    added = [...new Set(reached)].filter((key) => !keys.has(key));
  }
  return { rows: [...rows.values()], keys: [...keys], isCut: false };
}
