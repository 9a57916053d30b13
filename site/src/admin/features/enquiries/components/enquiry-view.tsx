import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsManager } from '#src/admin/lib/use-current-user.ts';
import { useShortcuts } from '#src/admin/lib/use-shortcuts.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { DeletionBadge } from '#src/admin/ui/deletion-badge.tsx';
import { DueBadge } from '#src/admin/ui/due-badge.tsx';
import { EnquiryStatusBadge } from '#src/admin/ui/enquiry-status-badge.tsx';
import { Facts } from '#src/admin/ui/facts.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { telHref } from '#src/lib/phone.ts';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { ReplyChannel } from '@tequiora/cms/contracts/enquiry.ts';
import { formatPhoneColumns, type PhoneColumns } from '@tequiora/cms/contracts/phone.ts';
import {
  TOUCH_FIELDS,
  TOUCH_LABELS,
  touchColumn,
  VISIT_COLUMN_LABELS,
  VISIT_COLUMNS,
  type VisitColumns,
} from '@tequiora/cms/contracts/visit-columns.ts';
import { readStepSuggestion, type StepSuggestion } from '../lib/suggest-steps.ts';
import { useEnquiryChange } from '../lib/use-enquiry-change.ts';
import { useOpenedReply } from '../lib/use-opened-reply.ts';
import { CorrectEnquiry } from './correct-enquiry.tsx';
import { DeleteEnquiry, EnquiryFacts, PersonDataLink } from './enquiry-facts.tsx';
import { EnquiryLayout } from './enquiry-layout.tsx';
import { EnquiryLines } from './enquiry-lines.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { LongText } from './long-text.tsx';
import { MailNotices } from './mail-notices.tsx';
import { NextStepPanel } from './next-step-panel.tsx';
import { OwnerPanel } from './owner-panel.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { ReceivedNotices } from './received-notices.tsx';
import { RelatedEnquiries } from './related-enquiries.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { StaleBanner } from './stale-banner.tsx';
import { StatusPanel } from './status-panel.tsx';
import { StepSuggestionBanner } from './step-suggestion-banner.tsx';

/** An open reply; the channel is selected at first, unless the reply has a draft. */
type Replying = { channel?: ReplyChannel };

/** Shows an enquiry with its history and all actions. */
export function EnquiryView({ enquiry }: { enquiry: EnquiryDetail }) {
  const { documentId, name, folio, message, history } = enquiry;
  const reply = useOpenedReply(documentId);
  const [replying, setReplying] = useState<Replying | null>(reply.opened && {});
  const location = useLocation();
  const answered: StepSuggestion = { cause: 'replied', enquiry };
  const [suggestion, setSuggestion] = useState(() =>
    readStepSuggestion(location.state) ? answered : null,
  );
  const stepRegion = useRef<HTMLDivElement>(null);
  const timeline = useRef<HTMLOListElement>(null);
  const changing = useEnquiryChange(enquiry);
  const { stale, dismissStale } = changing;
  const isManager = useIsManager();
  const canReply = enquiry.status !== 'spam';
  const isRefused = enquiry.mails.some(({ state }) => state === 'refused');
  useShortcuts({ reply: canReply ? () => setReplying({}) : undefined });
  const askAboutCall = () => {
    reply.open({ channel: 'call', href: enquiry.phone && telHref(enquiry.phone) });
    setReplying({});
  };
  const writeAgain = () => {
    setSuggestion(null);
    setReplying({ channel: 'email' });
  };
  return (
    <>
      <PageHeader
        title={name}
        description={
          <>
            <span css={metaCss}>
              <span>{folio}</span>
              <EnquiryStatusBadge status={enquiry.status} />
              <DueBadge enquiry={enquiry} />
              <DeletionBadge id={documentId} />
            </span>
            <ContactData
              enquiry={enquiry}
              onCall={canReply ? askAboutCall : undefined}
              onMail={canReply ? () => setReplying({ channel: 'email' }) : undefined}
            />
          </>
        }
        actions={
          canReply ? (
            <div css={replyBarCss}>
              <Button icon="message" onClick={() => setReplying({})}>
                Responder
              </Button>
              <Button variant="secondary" icon="phone" onClick={askAboutCall}>
                Registrar llamada
              </Button>
            </div>
          ) : null
        }
      />
      <MailNotices
        enquiry={enquiry}
        onCorrect={writeAgain}
        onWrite={() => setReplying({ channel: 'email' })}
      />
      <ReceivedNotices enquiry={enquiry} />
      {stale ? (
        <StaleBanner
          news={history.slice(stale.from)}
          onShow={() => timeline.current?.focus()}
          onDismiss={dismissStale}
        />
      ) : null}
      {suggestion && !isRefused ? (
        <StepSuggestionBanner
          suggestion={suggestion}
          onChange={(next) => {
            setSuggestion(next);
            // The pressed button is gone.
            stepRegion.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
      <EnquiryLayout
        main={
          <>
            <MessagePanel message={message} />
            <EnquiryLines lines={enquiry.lines} />
            <HistoryPanel enquiry={enquiry} changing={changing} timeline={timeline} />
          </>
        }
        side={
          <>
            <NextStepPanel ref={stepRegion} enquiry={enquiry} onDone={setSuggestion} />
            <StatusPanel
              enquiry={enquiry}
              changing={changing}
              onAnswered={() => setSuggestion(answered)}
              onUndone={() => setSuggestion(null)}
            />
            <QuotePanel enquiry={enquiry} />
            <OwnerPanel enquiry={enquiry} />
            <Panel title="Datos" action={<CorrectEnquiry enquiry={enquiry} />}>
              <EnquiryFacts enquiry={enquiry} />
            </Panel>
            <EnquirySource enquiry={enquiry} />
            <RelatedEnquiries enquiry={enquiry} />
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
        channel={replying?.channel}
        isOpen={replying !== null}
        onClose={() => setReplying(null)}
        onRecorded={setSuggestion}
        onWithdrawn={writeAgain}
      />
    </>
  );
}

type ContactDataProps = {
  enquiry: Pick<EnquiryDetail, 'email' | 'isEmailRefused' | keyof PhoneColumns>;
  /** Asks how the call ended that the telephone link starts. */
  onCall: (() => void) | undefined;
  /** Composes the mail here, so that it is recorded. */
  onMail: (() => void) | undefined;
};

/** Shows phone number and e-mail of the sender. */
function ContactData({ enquiry, onCall, onMail }: ContactDataProps) {
  const { email, phone, phoneAsTyped, isEmailRefused } = enquiry;
  return (
    <p css={lineCss}>
      {phone ? (
        <a href={telHref(phone)} css={linkCss} onClick={onCall}>
          <Icon name="phone" size={16} />
          <span>{formatPhoneColumns(enquiry)}</span>
        </a>
      ) : (
        <span>
          {phoneAsTyped ? `Teléfono, como lo escribió: ${phoneAsTyped}` : 'No dejó teléfono'}
        </span>
      )}
      {email ? (
        <a
          href={`mailto:${email}`}
          css={linkCss}
          onClick={(event) => {
            // A new tab opens the mail program as before.
            if (!onMail || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            onMail();
          }}
        >
          <Icon name="mail" size={16} />
          <span>{email}</span>
        </a>
      ) : (
        <span>No dejó correo</span>
      )}
      {isEmailRefused ? (
        <Badge tone="red">Dirección rechazada: no recibió la confirmación</Badge>
      ) : null}
    </p>
  );
}

const metaCss = css({ ...flex.wrapRow, gap: space[3] });

// Sticky at the bottom on phones, within reach of the thumb.
const replyBarCss = css({
  ...flex.wrap,
  gap: space[3],
  [mq.belowMd]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 1,
    padding: `${space[4]} ${space[5]} calc(${space[4]} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${color.border}`,
    background: color.bg,
  },
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

/** Shows how the visit of an enquiry reached the site; nothing if that is not known. */
function EnquirySource({ enquiry }: { enquiry: VisitColumns }) {
  const facts = listFacts(enquiry).flatMap(([label, value]) => (value ? { label, value } : []));
  return facts.length > 0 ? (
    <Panel title="Origen de la visita">
      <Facts facts={facts} />
    </Panel>
  ) : null;
}

/** Returns one touch, with short labels, if the first and the last are the same. */
function listFacts(enquiry: VisitColumns): (readonly [label: string, value: string | null])[] {
  const isOneTouch = TOUCH_FIELDS.every(
    (field) => enquiry[touchColumn('first', field)] === enquiry[touchColumn('last', field)],
  );
  if (!isOneTouch) return VISIT_COLUMNS.map((name) => [VISIT_COLUMN_LABELS[name], enquiry[name]]);
  return [
    ...TOUCH_FIELDS.map(
      (field) => [TOUCH_LABELS[field], enquiry[touchColumn('first', field)]] as const,
    ),
    [VISIT_COLUMN_LABELS.viewedPage, enquiry.viewedPage],
  ];
}

/** Shows what the visitor wrote; the end of a long text is behind a button, so that notes stay in view. */
function MessagePanel({ message }: { message: string }) {
  return (
    <Panel title="Mensaje">
      <LongText text={message} lines={{ phone: 3, wide: 6 }} noun="mensaje" css={messageCss} />
    </Panel>
  );
}

const messageCss = css({ ...adminText.md, maxWidth: '68ch', color: color.fg });
