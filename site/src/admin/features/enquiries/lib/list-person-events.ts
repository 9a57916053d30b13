import type {
  EnquiryPerson,
  PersonEnquiry,
  PersonMerge,
} from '@tequiora/cms/contracts/enquiry-person.ts';
import type { EnquiryHistoryRecord } from '@tequiora/cms/contracts/enquiry.ts';

export type PersonEvent = { key: string; when: string } & (
  | { kind: 'record'; record: EnquiryHistoryRecord; enquiry: PersonEnquiry }
  | { kind: 'merged' | 'separated'; who: string; contacts: PersonMerge['contacts'] }
);

/** Returns the history of all enquiries and merges of a person, newest first. */
export function listPersonEvents({ enquiries, merges }: EnquiryPerson): PersonEvent[] {
  const records = enquiries.flatMap((enquiry) =>
    enquiry.history.map((record, index): PersonEvent => {
      const key = `${enquiry.documentId} ${index}`;
      return { key, kind: 'record', when: record.when, record, enquiry };
    }),
  );
  // Ascending, so that records of one timestamp keep their order when the list is reversed.
  return [...records, ...merges.flatMap(listMergeEvents)]
    .sort((a, b) => Date.parse(a.when) - Date.parse(b.when))
    .reverse();
}

function listMergeEvents(merge: PersonMerge): PersonEvent[] {
  const { id, contacts, mergedBy, mergedAt, undoneBy, undoneAt } = merge;
  const merged = { key: `${id} +`, when: mergedAt, who: mergedBy, contacts } as const;
  if (!undoneAt || !undoneBy) return [{ ...merged, kind: 'merged' }];
  const separated = { key: `${id} -`, when: undoneAt, who: undoneBy, contacts } as const;
  return [
    { ...merged, kind: 'merged' },
    { ...separated, kind: 'separated' },
  ];
}
