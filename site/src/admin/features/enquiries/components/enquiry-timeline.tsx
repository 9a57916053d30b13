import { css } from '@emotion/react';
import { forwardRef } from 'react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Icon, type IconName } from '#src/components/ui/icon.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { EnquiryHistoryRecord } from '@tequiora/cms/contracts/enquiry.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import { describeRecord } from '../lib/describe-record.ts';

type EnquiryTimelineProps = {
  history: readonly EnquiryHistoryRecord[];
  /** Index of the first record that is new to the user. */
  newFrom: number;
};

/** Shows the history of an enquiry, oldest record first. */
export const EnquiryTimeline = forwardRef<HTMLOListElement, EnquiryTimelineProps>(
  function EnquiryTimeline({ history, newFrom }, ref) {
    return (
      <ol ref={ref} tabIndex={-1} aria-label="Historial de la consulta" css={listCss}>
        {history.map((record, index) => (
          <li key={`${record.when} ${index}`} css={itemCss}>
            <span css={markCss}>
              <Icon name={ICONS[record.event]} size={16} />
            </span>
            <div css={bodyCss}>
              <p>
                {describeRecord(record)}{' '}
                {index >= newFrom ? <Badge tone="amber">Cambio nuevo</Badge> : null}
              </p>
              {record.event === 'noted' ? <p css={noteCss}>{record.text}</p> : null}
              <time dateTime={record.when} css={timeCss}>
                {formatDateTime(record.when)}
              </time>
            </div>
          </li>
        ))}
      </ol>
    );
  },
);

const ICONS: Record<EnquiryHistoryRecord['event'], IconName> = {
  created: 'inbox',
  'status-changed': 'refresh',
  replied: 'message',
  noted: 'note',
};

const listCss = css({
  ...adminText.sm,
  display: 'grid',
  gap: space[5],
  // Clear of the top bar and of the notice that links here.
  scrollMarginTop: '17rem',
  outlineOffset: '6px',
});

const itemCss = css({ display: 'flex', gap: space[4], minWidth: 0 });

const markCss = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accent,
});

const bodyCss = css({
  flex: 1,
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  paddingTop: '5px',
  color: color.fg,
  overflowWrap: 'anywhere',
});

const noteCss = css({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.md,
  background: color.bgSunken,
  whiteSpace: 'pre-wrap',
});

const timeCss = css({ ...adminText.xs, color: color.fgMuted });
