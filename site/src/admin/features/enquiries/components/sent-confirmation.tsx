import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { clearFormDraft } from '#src/admin/lib/form-drafts.ts';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { useRecordReply } from '../api/record-reply.ts';
import { CHANNEL_LABELS } from '../lib/describe-record.ts';
import type { OpenedReply } from '../lib/use-opened-reply.ts';
import { replyDraftKey } from '../lib/use-reply-form.ts';

type SentQuestionProps = {
  enquiry: EnquiryDetail;
  opened: OpenedReply;
  onNotSent: () => void;
  onRecorded: () => void;
};

/** Asks whether the opened reply was sent, which the other program does not report. */
export function SentConfirmation({ enquiry, opened, onNotSent, onRecorded }: SentQuestionProps) {
  const { channel, template, href } = opened;
  const { mutate, isPending, error } = useRecordReply(enquiry.documentId);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);

  const record = () =>
    mutate(
      { channel, template },
      {
        onSuccess: () => {
          clearFormDraft(replyDraftKey(enquiry.documentId));
          notify('success', 'Respuesta registrada');
          onRecorded();
        },
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
        <Button isLoading={isPending} onClick={record}>
          Sí, registrar
        </Button>
      </div>
    </>
  );
}

const textCss = css({ ...adminText.sm, color: color.fgBody, outline: 'none' });

const footerCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  justifyContent: 'flex-end',
});
