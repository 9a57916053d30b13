import { clearFormDraft, saveFormDraft } from '#src/admin/lib/form-drafts.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { offerUndo } from '#src/admin/lib/offer-undo.ts';
import { notify } from '#src/components/notifications/store.ts';
import { uuid } from '#src/lib/uuid.ts';
import type { EnquiryDetail, EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { EnquiryMail, ReplyMailRequest } from '@tequiora/cms/contracts/enquiry-mail.ts';
import { useSendMail, useWithdrawMail } from '../api/enquiry-changes.ts';
import { useOutcomeTitle } from './use-outcome-title.ts';
import { replyDraftKey, type ReplyValues } from './use-reply-form.ts';

/**
 * Returns a function that withdraws a mail, and restores it as the draft of the reply.
 * @param onWithdrawn called with the draft restored
 */
export function useWithdrawnDraft({ documentId }: EnquirySummary, onWithdrawn: () => void) {
  const { mutateAsync, isPending } = useWithdrawMail(documentId);
  const withdraw = (mail: EnquiryMail, values: ReplyValues = toValues(mail)) =>
    void mutateAsync(mail.id).then(
      () => {
        saveFormDraft(replyDraftKey(documentId), { values, version: null });
        notify('success', 'El correo no salió', 'Tu texto sigue en «Responder».');
        onWithdrawn();
      },
      (error: unknown) => notifyFailure('El correo no se pudo retirar', error),
    );
  return { withdraw, isPending };
}

const toValues = ({ template, text }: EnquiryMail): ReplyValues => ({
  channel: 'email',
  template: template ?? '',
  text,
  key: uuid(),
});

type ReplyMailOptions = {
  onSent: (enquiry: EnquiryDetail) => void;
  onWithdrawn: () => void;
};

/** Returns the mutation that sends a reply by mail, with an offer to undo it. */
export function useReplyMail(enquiry: EnquirySummary, { onSent, onWithdrawn }: ReplyMailOptions) {
  const { documentId, name } = enquiry;
  const { mutate, mutateAsync, ...sending } = useSendMail(documentId);
  const { withdraw } = useWithdrawnDraft(enquiry, onWithdrawn);
  const titleOf = useOutcomeTitle();
  const send = (mail: ReplyMailRequest['data'], values: ReplyValues) =>
    void mutateAsync(mail).then(
      ({ data }) => {
        clearFormDraft(replyDraftKey(documentId));
        const sent = data.mails.at(-1);
        const title = titleOf(`Tu correo a ${name} está por salir`, enquiry);
        const message = 'Cuando salga, la consulta queda respondida.';
        if (sent) {
          offerUndo({ type: 'success', title, message, onUndo: () => withdraw(sent, values) });
        }
        onSent(data);
      },
      (error: unknown) => notifyFailure(titleOf('El correo no se guardó', enquiry), error),
    );
  return { send, isPending: sending.isPending };
}
