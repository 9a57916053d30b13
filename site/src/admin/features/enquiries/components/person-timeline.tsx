import { forwardRef } from 'react';
import { paths } from '#src/admin/lib/paths.ts';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { CHANNEL_LABELS, TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import type { EnquiryPerson, PersonEnquiry } from '@tequiora/cms/contracts/enquiry-person.ts';
import type { EnquiryHistoryRecord } from '@tequiora/cms/contracts/enquiry.ts';
import { describeRecord } from '../lib/describe-record.ts';
import { formatContact } from '../lib/format-contact.ts';
import { listPersonEvents, type PersonEvent } from '../lib/list-person-events.ts';
import { RECORD_ICONS } from './enquiry-timeline.tsx';
import { TimelineItem, timelineCss } from './timeline-item.tsx';

const EXCERPT_LENGTH = 240;

/** Shows all contacts of a person, the newest first, each with a link to its enquiry. */
export const PersonTimeline = forwardRef<HTMLOListElement, { person: EnquiryPerson }>(
  function PersonTimeline({ person }, ref) {
    return (
      <ol ref={ref} tabIndex={-1} aria-label="Historial de la persona" css={timelineCss}>
        {listPersonEvents(person).map((event) => (
          <PersonEventItem key={event.key} event={event} />
        ))}
      </ol>
    );
  },
);

function PersonEventItem({ event }: { event: PersonEvent }) {
  const { when } = event;
  if (event.kind !== 'record') {
    const [first, second] = event.contacts.map(formatContact);
    return (
      <TimelineItem icon="users" when={when}>
        {event.kind === 'merged'
          ? `${event.who} unió ${first} con ${second}`
          : `${event.who} separó ${first} de ${second}`}
      </TimelineItem>
    );
  }
  const { record, enquiry } = event;
  return (
    <TimelineItem
      icon={RECORD_ICONS[record.event]}
      when={when}
      text={readText(record, enquiry)}
      link={<ScreenLink to={paths.enquiry.to(enquiry.documentId)}>{enquiry.folio}</ScreenLink>}
    >
      {describeRecord(record)}
      {record.event === 'created'
        ? ` de ${enquiry.name} · ${TYPE_LABELS[enquiry.type]} · ${CHANNEL_LABELS[enquiry.channel]}`
        : null}
    </TimelineItem>
  );
}

/** Returns the beginning of the message on arrival, or the text of a note. */
function readText(record: EnquiryHistoryRecord, { message }: PersonEnquiry): string | null {
  if (record.event === 'noted') return record.text;
  if (record.event !== 'created') return null;
  return message.length > EXCERPT_LENGTH ? `${message.slice(0, EXCERPT_LENGTH)}…` : message;
}
