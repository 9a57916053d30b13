import { useForm } from 'react-hook-form';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { uuid } from '#src/lib/uuid.ts';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { subjectWithFolio } from '@tequiora/cms/contracts/enquiry-mail.ts';
import type { ReplyChannel } from '@tequiora/cms/contracts/enquiry.ts';
import {
  fillReplyText,
  type ReplyTemplatesResponse,
} from '@tequiora/cms/contracts/reply-template.ts';
import { replyHref } from './reply-href.ts';

export type ReplyValues = {
  channel: ReplyChannel;
  /** Id of the template, or the name of that of a withdrawn mail. */
  template: string;
  text: string;
  /** Makes sending by mail safe to repeat. */
  key: string;
};

/** Value of the template field for a free text. */
export const NO_TEMPLATE = '';

/** Returns the `useFormDraft` key of a reply. */
export function replyDraftKey(enquiryId: string): string {
  return `respuesta:${enquiryId}`;
}

/** Returns the state of the reply form. Edited text is kept when another template is selected. */
export function useReplyForm(
  enquiry: EnquirySummary,
  { templates, values }: ReplyTemplatesResponse['data'],
  preferred?: ReplyChannel,
) {
  const { documentId, folio, email, phone } = enquiry;
  const findTemplate = (id: string) =>
    templates.find(({ documentId: own, name }) => own === id || name === id);
  const textOf = (id: string) => fillReplyText(findTemplate(id)?.text ?? '', values);
  const first = templates[0]?.documentId ?? NO_TEMPLATE;
  const form = useForm<ReplyValues>({
    defaultValues: {
      channel: preferred ?? (phone ? 'whatsapp' : 'email'),
      template: first,
      text: textOf(first),
      key: uuid(),
    },
  });
  const draft = useFormDraft(form, replyDraftKey(documentId));
  const { channel, template: id, text } = form.watch();
  const template = findTemplate(id);
  const isUnchanged = text === textOf(id);
  const written = template ? fillReplyText(template.subject, values) : 'Tu consulta';
  const subject = channel === 'email' ? subjectWithFolio(written, folio) : written;

  const fill = (next: string) => form.setValue('text', textOf(next), { shouldValidate: true });

  return {
    form,
    draft,
    channel,
    text,
    template,
    subject,
    address: replyHref({ email, phone }, { channel, subject, text: text.trim() }),
    /** True when the text differs from the template. */
    isEdited: template !== undefined && !isUnchanged,
    chooseTemplate: (next: string) => {
      if (isUnchanged) fill(next);
      form.setValue('template', next);
    },
    restoreText: () => fill(id),
  };
}
