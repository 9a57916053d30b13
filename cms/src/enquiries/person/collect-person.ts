import { PERSON_MAX_ENQUIRIES } from '../../../contracts/enquiry-person';
import { type ContactColumns, contactKeys, separationKeys } from './contact-keys';

type Contact = ContactColumns & { id: number; documentId: string };

type Sources<Row> = {
  /** Returns at most `limit` enquiries with one of the keys, without those in `known` and `separated`. */
  findEnquiries: (
    keys: string[],
    without: { known: number[]; separated: string[] },
    limit: number,
  ) => Promise<Row[]>;
  /** Returns the keys that are merged with one of the keys. */
  findMergedKeys: (keys: string[]) => Promise<string[]>;
  /** Returns the keys that are separated from one of the keys. */
  findSeparatedKeys: (keys: string[]) => Promise<string[]>;
};

/**
 * Returns the enquiries and contact keys of the person who sent `start`: everything that is connected
 * to it by contact keys and merges, but for what is separated from an enquiry that is closer to it.
 * Stops at `max` enquiries, with `isCut`.
 */
export async function collectPerson<Row extends Contact>(
  start: Row,
  { findEnquiries, findMergedKeys, findSeparatedKeys }: Sources<Row>,
  max = PERSON_MAX_ENQUIRIES,
) {
  const rows = new Map([[start.id, start]]);
  const keys = new Set<string>();
  const separated = new Set(await findSeparatedKeys(separationKeys(start)));
  let added = contactKeys(start);
  while (added.length > 0) {
    for (const key of added) keys.add(key);
    const free = max - rows.size;
    const without = { known: [...rows.keys()], separated: [...separated] };
    const found = await findEnquiries(added, without, free + 1);
    for (const row of found.slice(0, free)) rows.set(row.id, row);
    if (found.length > free) return { rows: [...rows.values()], keys: [...keys], isCut: true };
    const reached = [...found.flatMap(contactKeys), ...(await findMergedKeys(added))];
    added = [...new Set(reached)].filter((key) => !keys.has(key) && !separated.has(key));
    if (added.length === 0) break;
    for (const key of await findSeparatedKeys(found.flatMap(separationKeys))) separated.add(key);
  }
  return { rows: [...rows.values()], keys: [...keys], isCut: false };
}
