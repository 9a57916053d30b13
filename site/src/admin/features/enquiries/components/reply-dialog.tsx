import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { clearFormDraft } from '#src/admin/lib/form-drafts.ts';
import { failureText, notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { useIsMounted } from '#src/admin/lib/use-is-mounted.ts';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { RetryBanner } from '#src/admin/ui/retry-banner.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { color, flex, space } from '#src/theme/tokens.ts';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { ReplyChannel } from '@tequiora/cms/contracts/enquiry.ts';
import type { ReplyTemplatesResponse } from '@tequiora/cms/contracts/reply-template.ts';
import { replyTemplatesQuery } from '../api/enquiries.ts';
import { useRecordReply } from '../api/enquiry-changes.ts';
import { CHANNEL_LABELS } from '../lib/describe-record.ts';
import type { OpenedReply, useOpenedReply } from '../lib/use-opened-reply.ts';
import { useOutcomeTitle } from '../lib/use-outcome-title.ts';
import { replyDraftKey } from '../lib/use-reply-form.ts';
import { ReplyForm } from './reply-form.tsx';

/** With them, only a free text can be sent. */
const NO_TEMPLATES: ReplyTemplatesResponse['data'] = { templates: [], values: {} };

type ReplyDialogProps = {
  enquiry: EnquirySummary;
  /** Selected at first; by default WhatsApp if there is a phone number. */
  channel?: ReplyChannel | undefined;
  reply: ReturnType<typeof useOpenedReply>;
  isOpen: boolean;
  onClose: () => void;
  onOpenerGone?: () => void;
};

/**
 * Composes a reply from a template, opens it in WhatsApp or the mail program, and asks whether it
 * was sent.
 */
export function ReplyDialog(props: ReplyDialogProps) {
  const { enquiry, channel, reply, isOpen, onClose, onOpenerGone } = props;
  const { opened, open, forget } = reply;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onOpenerGone={onOpenerGone}
      title={opened ? '¿Lo enviaste?' : `Responder a ${enquiry.name}`}
    >
      {opened ? (
        <SentConfirmation
          enquiry={enquiry}
          opened={opened}
          onNotSent={forget}
          onRecorded={() => {
            onClose();
            forget();
          }}
        />
      ) : (
        <ReplyContent enquiry={enquiry} channel={channel} onOpen={open} onCancel={onClose} />
      )}
    </Dialog>
  );
}

type ReplyContentProps = {
  enquiry: EnquirySummary;
  channel: ReplyChannel | undefined;
  onOpen: (reply: OpenedReply) => void;
  onCancel: () => void;
};

function ReplyContent({ enquiry, channel, onOpen, onCancel }: ReplyContentProps) {
  const query = useQuery(replyTemplatesQuery(enquiry.documentId));
  if (query.isPending) {
    return (
      <SkeletonGroup label="Preparando las plantillas…">
        <Skeleton height="18rem" />
      </SkeletonGroup>
    );
  }
  const data = query.data ?? NO_TEMPLATES;
  return (
    <ReplyForm {...{ enquiry, channel, data, onOpen, onCancel }}>
      {query.data ? null : (
        <RetryBanner isRetrying={query.isFetching} onRetry={() => void query.refetch()}>
          No pudimos cargar las plantillas. {failureText(query.error)} Puedes escribir tu respuesta
          sin ellas.
        </RetryBanner>
      )}
      {query.data?.templates.length === 0 ? <NoTemplates /> : null}
    </ReplyForm>
  );
}

const TEMPLATES_PATH = '/content-manager/collection-types/api::reply-template.reply-template';

/** Says where to write templates when there are none for the type of the enquiry. */
function NoTemplates() {
  const { data } = useOverview();
  return (
    <Banner>
      No hay plantillas para este tipo de consulta. Se escriben en el CMS
      {data ? (
        <>
          :{' '}
          <TextLink href={data.cms.url + TEMPLATES_PATH} isExternal>
            Plantillas de respuesta
          </TextLink>
        </>
      ) : null}
      .
    </Banner>
  );
}

type SentQuestionProps = {
  enquiry: EnquirySummary;
  opened: OpenedReply;
  onNotSent: () => void;
  onRecorded: () => void;
};

/** Asks whether the opened reply was sent, which the other program does not report. */
function SentConfirmation({ enquiry, opened, onNotSent, onRecorded }: SentQuestionProps) {
  const { channel, template, href } = opened;
  const isMounted = useIsMounted();
  const titleOf = useOutcomeTitle();
  const { mutateAsync, isPending, error } = useRecordReply(enquiry.documentId);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);

  const record = () =>
    mutateAsync({ channel, template }).then(
      () => {
        clearFormDraft(replyDraftKey(enquiry.documentId));
        notify('success', titleOf('Respuesta registrada', enquiry));
        onRecorded();
      },
      (failure: unknown) => {
        if (isMounted()) return;
        notifyFailure(titleOf('Error al registrar la respuesta', enquiry), failure);
      },
    );

  return (
    <>
      {error ? (
        <Banner tone="danger">
          La respuesta no quedó en el historial. {failureText(error)} Regístrala otra vez.
        </Banner>
      ) : null}
      <p ref={text} tabIndex={-1} css={textCss}>
        Abrimos tu respuesta por {CHANNEL_LABELS[channel]}. Si ya la enviaste, la consulta pasa a
        «Contactado» y su plazo se cumple. Si no se abrió,{' '}
        <a href={href} target="_blank" rel="noopener noreferrer">
          ábrela otra vez
        </a>
        .
      </p>
      <div css={footerCss}>
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

const footerCss = css({ ...flex.wrap, gap: space[4], justifyContent: 'flex-end' });
