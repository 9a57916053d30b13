import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { useIsManager } from '#src/admin/lib/use-current-user.ts';
import { useShortcuts } from '#src/admin/lib/use-shortcuts.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { DueBadge } from '#src/admin/ui/due-badge.tsx';
import { EnquiryStatusBadge } from '#src/admin/ui/enquiry-status-badge.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { telHref } from '#src/lib/phone.ts';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { formatPhone } from '@tequiora/cms/contracts/phone.ts';
import { describeRecord, RECORD_ICONS } from '../lib/describe-record.ts';
import { useEnquiryChange } from '../lib/use-enquiry-change.ts';
import { useOpenedReply } from '../lib/use-opened-reply.ts';
import { DeleteEnquiry, EnquiryFacts, PersonDataLink, RelatedEnquiries } from './enquiry-facts.tsx';
import { EnquiryLayout } from './enquiry-layout.tsx';
import { EnquirySource } from './enquiry-source.tsx';
import { NextStepPanel } from './next-step-panel.tsx';
import { NoteForm } from './note-form.tsx';
import { OwnerPanel } from './owner-panel.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { StaleBanner } from './stale-banner.tsx';
import { StatusPanel } from './status-panel.tsx';
import { Timeline, TimelineItem } from './timeline.tsx';

/** Shows an enquiry with its history and all actions. */
export function EnquiryView({ enquiry }: { enquiry: EnquiryDetail }) {
  const { documentId, name, folio, message, history, related } = enquiry;
  const reply = useOpenedReply(documentId);
  const [isReplying, setIsReplying] = useState(reply.opened !== null);
  const timeline = useRef<HTMLOListElement>(null);
  const changing = useEnquiryChange(enquiry);
  const { stale, dismissStale } = changing;
  const isManager = useIsManager();
  /** Index of the first record that is new to the user. */
  const newFrom = stale?.from ?? history.length;
  const canReply = enquiry.status !== 'spam';
  useShortcuts({ reply: canReply ? () => setIsReplying(true) : undefined });
  return (
    <>
      <PageHeader
        title={name}
        description={
          <>
            <span css={metaCss}>
              {folio}
              <EnquiryStatusBadge status={enquiry.status} />
              <DueBadge enquiry={enquiry} />
            </span>
            <ContactData enquiry={enquiry} />
          </>
        }
        actions={
          canReply ? (
            <div css={replyBarCss}>
              <Button icon="message" isFullWidth onClick={() => setIsReplying(true)}>
                Responder
              </Button>
            </div>
          ) : null
        }
      />
      {stale ? (
        <StaleBanner
          news={history.slice(stale.from)}
          onShow={() => timeline.current?.focus()}
          onDismiss={dismissStale}
        />
      ) : null}
      <EnquiryLayout
        main={
          <>
            <Panel title="Mensaje">
              <p css={messageCss}>{message}</p>
            </Panel>
            <OwnerPanel enquiry={enquiry} />
            <NextStepPanel enquiry={enquiry} />
            <StatusPanel enquiry={enquiry} changing={changing} />
            <Panel title="Historial">
              <Timeline ref={timeline} label="Historial de la consulta">
                {history.map((record, index) => (
                  <TimelineItem
                    key={`${record.when} ${index}`}
                    icon={RECORD_ICONS[record.event]}
                    when={record.when}
                    text={record.event === 'noted' ? record.text : null}
                  >
                    {describeRecord(record)}{' '}
                    {index >= newFrom ? <Badge tone="amber">Cambio nuevo</Badge> : null}
                  </TimelineItem>
                ))}
              </Timeline>
              <NoteForm enquiry={enquiry} changing={changing} />
            </Panel>
          </>
        }
        side={
          <>
            <Panel title="Datos">
              <EnquiryFacts enquiry={enquiry} />
            </Panel>
            <EnquirySource enquiry={enquiry} />
            <RelatedEnquiries enquiryId={documentId} related={related} />
            {isManager ? (
              <>
                <PersonDataLink enquiry={enquiry} />
                <DeleteEnquiry enquiry={enquiry} />
              </>
            ) : null}
          </>
        }
      />
      <ReplyDialog
        enquiry={enquiry}
        reply={reply}
        isOpen={isReplying}
        onClose={() => setIsReplying(false)}
      />
    </>
  );
}

type ContactDataProps = { enquiry: Pick<EnquiryDetail, 'email' | 'phone'> };

/** Shows phone number and e-mail of the sender. */
function ContactData({ enquiry: { email, phone } }: ContactDataProps) {
  return (
    <p css={lineCss}>
      {phone ? (
        <a href={telHref(phone)} css={linkCss}>
          <Icon name="phone" size={16} />
          {formatPhone(phone)}
        </a>
      ) : (
        'No dejó teléfono'
      )}
      {email ? (
        <a href={`mailto:${email}`} css={linkCss}>
          <Icon name="mail" size={16} />
          {email}
        </a>
      ) : (
        'No dejó correo'
      )}
    </p>
  );
}

const metaCss = css({ ...flex.wrapRow, gap: space[3] });

// Sticky at the bottom on phones, within reach of the thumb.
const replyBarCss = css({
  [mq.belowMd]: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 1,
    padding: `${space[4]} ${space[5]} calc(${space[4]} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${color.border}`,
    background: color.bg,
  },
});

/** Plain text of the visitor; keeps its line breaks. */
const messageCss = css({
  ...adminText.md,
  maxWidth: '68ch',
  color: color.fg,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

const lineCss = css({ ...flex.wrapRow, gap: `0 ${space[6]}`, overflowWrap: 'anywhere' });

const linkCss = css({
  ...flex.inline,
  gap: space[3],
  minHeight: '32px',
  color: color.accent,
  fontWeight: 600,
  [mq.belowMd]: { minHeight: '44px' },
});
