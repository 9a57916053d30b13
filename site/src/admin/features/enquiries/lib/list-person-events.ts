import { CHANNEL_LABELS, TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import type { IconName } from '#src/components/ui/icon.tsx';
import type {
  EnquiryPerson,
  PersonEnquiry,
  PersonMerge,
  PersonMergeKind,
} from '@tequiora/cms/contracts/enquiry-person.ts';
import type { EnquiryHistoryRecord } from '@tequiora/cms/contracts/enquiry.ts';
import { describeRecord, RECORD_ICONS } from './describe-record.ts';
import { formatContact } from './format-contact.ts';

type PersonEvent = {
  key: string;
  when: string;
  icon: IconName;
  sentence: string;
  /** Beginning of the message on arrival, or the text of a note. */
  text?: string | null;
  enquiry?: PersonEnquiry;
};

/** Returns the history of all enquiries and merges of a person, newest first. */
export function listPersonEvents({ enquiries, merges }: EnquiryPerson): PersonEvent[] {
  const records = enquiries.flatMap((enquiry) =>
    enquiry.history.map((record, index) => ({
      key: `${enquiry.documentId} ${index}`,
      when: record.when,
      icon: RECORD_ICONS[record.event],
      ...describe(record, enquiry),
      enquiry,
    })),
  );
  // Ascending, so that records of one timestamp keep their order when the list is reversed.
  return [...records, ...merges.flatMap(listMergeEvents)]
    .sort((a, b) => Date.parse(a.when) - Date.parse(b.when))
    .reverse();
}

const EXCERPT_LENGTH = 240;

function describe(record: EnquiryHistoryRecord, { name, type, channel, message }: PersonEnquiry) {
  const sentence = describeRecord(record);
  if (record.event !== 'created') {
    return { sentence, text: record.event === 'noted' ? record.text : null };
  }
  const isLong = message.length > EXCERPT_LENGTH;
  return {
    sentence: `${sentence} de ${name} · ${TYPE_LABELS[type]} · ${CHANNEL_LABELS[channel]}`,
    text: isLong ? `${message.slice(0, EXCERPT_LENGTH)}…` : message,
  };
}

const MERGE_SENTENCES: Record<
  PersonMergeKind,
  Record<'done' | 'undone', (who: string, first: string, second: string) => string>
> = {
  merge: {
    done: (who, first, second) => `${who} unió ${first} con ${second}`,
    undone: (who, first, second) => `${who} separó ${first} de ${second}`,
  },
  separation: {
    done: (who, first, second) => `${who} dijo que ${first} y ${second} no son la misma persona`,
    undone: (who, first, second) => `${who} deshizo la separación de ${first} y ${second}`,
  },
};

function listMergeEvents(merge: PersonMerge): PersonEvent[] {
  const { id, kind, contacts, mergedBy, mergedAt, undoneBy, undoneAt } = merge;
  const [first, second] = [formatContact(contacts[0]), formatContact(contacts[1])];
  const { done, undone } = MERGE_SENTENCES[kind];
  const merged: PersonEvent = {
    key: `${id} +`,
    when: mergedAt,
    icon: 'users',
    sentence: done(mergedBy, first, second),
  };
  if (!undoneAt || !undoneBy) return [merged];
  const sentence = undone(undoneBy, first, second);
  return [merged, { key: `${id} -`, when: undoneAt, icon: 'users', sentence }];
}
