import { CHANNEL_LABELS, TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import type { IconName } from '#src/components/ui/icon.tsx';
import type {
  EnquiryPerson,
  PersonEnquiry,
  PersonMerge,
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

function listMergeEvents(merge: PersonMerge): PersonEvent[] {
  const { id, contacts, mergedBy, mergedAt, undoneBy, undoneAt } = merge;
  const [first, second] = contacts.map(formatContact);
  const merged: PersonEvent = {
    key: `${id} +`,
    when: mergedAt,
    icon: 'users',
    sentence: `${mergedBy} unió ${first} con ${second}`,
  };
  if (!undoneAt || !undoneBy) return [merged];
  const sentence = `${undoneBy} separó ${first} de ${second}`;
  return [merged, { key: `${id} -`, when: undoneAt, icon: 'users', sentence }];
}
