import { css } from '@emotion/react';
import { useState, type RefObject } from 'react';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, space } from '#src/theme/tokens.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { describeRecord, RECORD_ICONS } from '../lib/describe-record.ts';
import type { EnquiryChange } from '../lib/use-enquiry-change.ts';
import { NoteForm } from './note-form.tsx';
import { Timeline, TimelineItem } from './timeline.tsx';

/** Number of records that are shown at first; a longer rest is behind a button. */
const SHOWN = 6;

type HistoryPanelProps = {
  enquiry: EnquiryDetail;
  changing: EnquiryChange;
  timeline: RefObject<HTMLOListElement>;
};

/** Form for a note and the history of an enquiry, newest first. */
export function HistoryPanel({ enquiry, changing, timeline }: HistoryPanelProps) {
  const { history } = enquiry;
  const [isWhole, setIsWhole] = useState(false);
  /** Index of the first record that is new to the user. */
  const newFrom = changing.stale?.from ?? history.length;
  const records = history
    .map((record, index) => ({ record, key: `${record.when} ${index}`, isNew: index >= newFrom }))
    .toReversed();
  const rest = records.length - SHOWN;
  const isCut = rest > 1 && !isWhole;
  return (
    <Panel title="Historial">
      <NoteForm enquiry={enquiry} changing={changing} />
      <div css={recordsCss}>
        <Timeline ref={timeline} label="Historial de la consulta">
          {(isCut ? records.slice(0, SHOWN) : records).map(({ record, key, isNew }) => (
            <TimelineItem
              key={key}
              icon={RECORD_ICONS[record.event]}
              when={record.when}
              text={record.event === 'noted' ? record.text : null}
            >
              <span>{`${describeRecord(record)} `}</span>
              {isNew ? <Badge tone="amber">Cambio nuevo</Badge> : null}
            </TimelineItem>
          ))}
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
