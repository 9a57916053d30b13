import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { clearFormDraft } from '#src/admin/lib/form-drafts.ts';
import { failureText, notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { useIsMounted } from '#src/admin/lib/use-is-mounted.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { CmsContentBanner } from '#src/admin/ui/cms-content-banner.tsx';
import { Dialog, dialogFooterCss } from '#src/admin/ui/dialog.tsx';
import { RetryBanner } from '#src/admin/ui/retry-banner.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { color } from '#src/theme/tokens.ts';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { CONTACT_CHANNEL_PHRASES, type ReplyChannel } from '@tequiora/cms/contracts/enquiry.ts';
import type { ReplyTemplatesResponse } from '@tequiora/cms/contracts/reply-template.ts';
import { replyTemplatesQuery } from '../api/enquiries.ts';
import { useRecordReply } from '../api/enquiry-changes.ts';
import { copyReply } from '../lib/copy-reply.ts';
import type { StepSuggestion } from '../lib/suggest-steps.ts';
import type { OpenedReply, useOpenedReply } from '../lib/use-opened-reply.ts';
import { useOutcomeTitle } from '../lib/use-outcome-title.ts';
import { replyDraftKey } from '../lib/use-reply-form.ts';
import { useReplyMail } from '../lib/use-reply-mail.ts';
import { CallQuestion } from './call-question.tsx';
import { ReplyForm } from './reply-form.tsx';

/** With them, only a free text can be sent. */
const NO_TEMPLATES: ReplyTemplatesResponse['data'] = { templates: [], values: {}, mail: null };

type ReplyDialogProps = {
  enquiry: EnquirySummary;
  /** Selected at first; by default WhatsApp if there is a phone number. */
  channel?: ReplyChannel | undefined;
  reply: ReturnType<typeof useOpenedReply>;
  isOpen: boolean;
  onClose: () => void;
  /** Called with what to suggest after the contact. */
  onRecorded: (suggestion: StepSuggestion) => void;
  /** Called when a sent mail was withdrawn, whose text is the draft again. */
  onWithdrawn?: (() => void) | undefined;
  onOpenerGone?: () => void;
};

/**
 * Composes a reply from a template. Sends a mail, or opens it in WhatsApp or the mail program and asks
 * whether it was sent; of an opened call, asks how it ended.
 */
export function ReplyDialog(props: ReplyDialogProps) {
  const { enquiry, channel, reply, isOpen, onClose, onRecorded, onWithdrawn, onOpenerGone } = props;
  const { opened, open, forget } = reply;
  const isCall = opened?.channel === 'call';
  const mail = useReplyMail(enquiry, {
    onSent: (data) => {
      onClose();
      onRecorded({ cause: 'replied', enquiry: data });
    },
    onWithdrawn: () => onWithdrawn?.(),
  });
  const onDone = (suggestion: StepSuggestion) => {
    onClose();
    forget();
    onRecorded(suggestion);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onOpenerGone={onOpenerGone}
      title={titleOf(enquiry, opened)}
    >
      {isCall ? (
        <CallQuestion
          enquiry={enquiry}
          href={opened.href}
          onNotCalled={() => {
            onClose();
            forget();
          }}
          onRecorded={onDone}
        />
      ) : null}
      {opened && !isCall ? (
        <SentConfirmation
          enquiry={enquiry}
          opened={opened}
          onNotSent={forget}
          onRecorded={onDone}
        />
      ) : null}
      {opened || !isOpen ? null : (
        <ReplyContent {...{ enquiry, channel, mail }} onOpen={open} onCancel={onClose} />
      )}
    </Dialog>
  );
}

function titleOf({ name }: EnquirySummary, opened: OpenedReply | null): string {
  if (!opened) return `Responder a ${name}`;
  return opened.channel === 'call' ? `¿Hablaste con ${name}?` : '¿Lo enviaste?';
}

type ReplyContentProps = {
  enquiry: EnquirySummary;
  channel: ReplyChannel | undefined;
  mail: ReturnType<typeof useReplyMail>;
  onOpen: (reply: OpenedReply) => void;
  onCancel: () => void;
};

function ReplyContent({ enquiry, channel, mail, onOpen, onCancel }: ReplyContentProps) {
  const query = useQuery(replyTemplatesQuery(enquiry.documentId));
  const [firstReplyAt] = useState(enquiry.firstReplyAt);
  const isAnsweredMeanwhile = enquiry.firstReplyAt !== firstReplyAt;
  if (query.isPending) {
    return (
      <SkeletonGroup label="Preparando las plantillas…">
        <Skeleton height="18rem" />
      </SkeletonGroup>
    );
  }
  const data = query.data ?? NO_TEMPLATES;
  return (
    <ReplyForm
      {...{ enquiry, channel, data, onOpen, onCancel }}
      onSend={mail.send}
      isSending={mail.isPending}
    >
      {isAnsweredMeanwhile ? (
        <Banner tone="warning">
          Alguien más respondió esta consulta mientras escribías. Revisa el historial antes de
          mandar otra respuesta.
        </Banner>
      ) : null}
      {query.data ? null : (
        <RetryBanner
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >{`No pudimos cargar las plantillas. ${failureText(query.error)} Puedes escribir tu respuesta sin ellas.`}</RetryBanner>
      )}
      {query.data?.templates.length === 0 ? <NoTemplates /> : null}
    </ReplyForm>
  );
}

/** Says where to write templates when there are none for the type of the enquiry. */
function NoTemplates() {
  return (
    <CmsContentBanner
      text="No hay plantillas para este tipo de consulta. Se escriben en el CMS"
      uid="api::reply-template.reply-template"
      listName="Plantillas de respuesta"
    />
  );
}

type SentQuestionProps = {
  enquiry: EnquirySummary;
  opened: OpenedReply;
  onNotSent: () => void;
  onRecorded: (suggestion: StepSuggestion) => void;
};

/** Asks whether the opened reply was sent, which the other program does not report. */
function SentConfirmation({ enquiry, opened, onNotSent, onRecorded }: SentQuestionProps) {
  const { channel, template, href, copied } = opened;
  const isMounted = useIsMounted();
  const outcomeOf = useOutcomeTitle();
  const { mutateAsync, isPending, error } = useRecordReply(enquiry.documentId);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);

  const record = () =>
    mutateAsync({ channel, template }).then(
      ({ data }) => {
        clearFormDraft(replyDraftKey(enquiry.documentId));
        notify('success', outcomeOf('Respuesta registrada', enquiry));
        onRecorded({ cause: 'replied', enquiry: data });
      },
      (failure: unknown) => {
        if (isMounted()) return;
        notifyFailure(outcomeOf('Error al registrar la respuesta', enquiry), failure);
      },
    );

  return (
    <>
      {error ? (
        <Banner tone="danger">{`La respuesta no quedó en el historial. ${failureText(error)} Regístrala otra vez.`}</Banner>
      ) : null}
      <p ref={text} tabIndex={-1} css={textCss}>
        <span>{`Abrimos tu respuesta ${CONTACT_CHANNEL_PHRASES[channel]}. Si ya la enviaste, la consulta pasa a «Contactado» y su plazo se cumple. Si no se abrió, `}</span>
        <a href={href ?? undefined} target="_blank" rel="noopener noreferrer">
          ábrela otra vez
        </a>
        <span>.</span>
      </p>
      {copied ? (
        <p css={textCss}>
          <span>{'El texto no cabía en el enlace y lo copiamos: pégalo en el mensaje. '}</span>
          <Button variant="link" size="sm" onClick={() => copyReply(copied)}>
            Copiarlo otra vez
          </Button>
        </p>
      ) : null}
      <div css={dialogFooterCss}>
        <Button variant="secondary" onClick={onNotSent}>
          No
        </Button>
        <Button isLoading={isPending} onClick={() => void record()}>
          Sí, registrar
        </Button>
      </div>
    </>
  );
}

const textCss = css({ ...adminText.sm, color: color.fgBody, outline: 'none' });
