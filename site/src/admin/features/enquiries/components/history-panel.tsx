import { css } from '@emotion/react';
import { useState, type RefObject } from 'react';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import type { SelectOption } from '#src/components/form/select.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, space } from '#src/theme/tokens.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { ReceivedMail } from '@tequiora/cms/contracts/enquiry-mail.ts';
import { listTimeline, type TimelineEntry, type TimelineKind } from '../lib/list-timeline.ts';
import type { EnquiryChange } from '../lib/use-enquiry-change.ts';
import { MailDetail } from './mail-detail.tsx';
import { NoteForm } from './note-form.tsx';
import { ReceivedMailDetail } from './received-mail-detail.tsx';
import { Timeline, TimelineItem } from './timeline.tsx';
import { UnansweredBadge } from './unanswered-badge.tsx';

/** Number of records that are shown at first; a longer rest is behind a button. */
const SHOWN = 6;

const KIND_LABELS: Record<TimelineKind, string> = {
  contact: 'Mensajes y llamadas',
  note: 'Notas',
  change: 'Cambios',
};
const KINDS = Object.keys(KIND_LABELS) as readonly TimelineKind[];

/** Returns the options of the filter, with the number of entries; kinds without entries are left out. */
function kindOptions(entries: readonly TimelineEntry[]): readonly SelectOption[] {
  const counted = KINDS.flatMap((value) => {
    const count = entries.filter(({ kind }) => kind === value).length;
    return count > 0 ? { value, label: `${KIND_LABELS[value]} (${count})` } : [];
  });
  return [{ value: '', label: 'Todo' }, ...counted];
}

/** Returns true for the mail that the enquiry was made of, unless its text was cut for the message. */
function isMessageOf(enquiry: EnquiryDetail, { id, text }: ReceivedMail): boolean {
  const { channel, history, message } = enquiry;
  const [, first] = history;
  const isFirst = channel === 'correo' && first?.event === 'mail-received' && first.mailId === id;
  return isFirst && text !== '' && message.endsWith(text);
}

type HistoryPanelProps = {
  enquiry: EnquiryDetail;
  changing: EnquiryChange;
  timeline: RefObject<HTMLOListElement>;
};

/** Form for a note and the timeline of an enquiry, newest first. */
export function HistoryPanel({ enquiry, changing, timeline }: HistoryPanelProps) {
  const { history, documentId } = enquiry;
  const [isWhole, setIsWhole] = useState(false);
  const [kind, setKind] = useState<TimelineKind | null>(null);
  const all = listTimeline(enquiry, changing.stale?.from ?? history.length);
  const entries = kind ? all.filter((entry) => entry.kind === kind) : all;
  const rest = entries.length - SHOWN;
  const isCut = rest > 1 && !isWhole;
  return (
    <Panel title="Historial" action={<UnansweredBadge enquiry={enquiry} />}>
      <NoteForm enquiry={enquiry} changing={changing} />
      <div css={recordsCss}>
        {all.length > SHOWN ? (
          <FilterSelect
            label="Ver"
            value={kind ?? ''}
            options={kindOptions(all)}
            onChange={(value) => setKind(KINDS.find((each) => each === value) ?? null)}
          />
        ) : null}
        <Timeline ref={timeline} label="Historial de la consulta">
          {(isCut ? entries.slice(0, SHOWN) : entries).map(
            ({ key, mail, received, isNew, isUnanswered, ...entry }) => (
              <TimelineItem
                key={key}
                icon={entry.icon}
                when={entry.when}
                text={entry.text}
                detail={
                  received ? (
                    <ReceivedMailDetail
                      enquiryId={documentId}
                      mail={received}
                      isMessage={isMessageOf(enquiry, received)}
                    />
                  ) : mail ? (
                    <MailDetail enquiryId={documentId} mail={mail} />
                  ) : null
                }
              >
                <span>{`${entry.sentence} `}</span>
                {isNew ? <Badge tone="amber">Cambio nuevo</Badge> : null}
                {isUnanswered ? <Badge tone="amber">Por responder</Badge> : null}
              </TimelineItem>
            ),
          )}
        </Timeline>
        {isCut ? (
          <Button
            variant="link"
            onClick={() => {
              setIsWhole(true);
              // The pressed button is gone.
              timeline.current?.focus({ preventScroll: true });
            }}
          >
            {`Ver los ${rest} registros anteriores`}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}

const recordsCss = css({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  marginTop: space[6],
  paddingTop: space[6],
  borderTop: `1px solid ${color.border}`,
});
