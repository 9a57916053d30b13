import { useForm } from 'react-hook-form';
import { useCurrentUser } from '#src/admin/lib/use-current-user.ts';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { ReplyChannel } from '@tequiora/cms/contracts/enquiry.ts';
import { replyHref } from './reply-href.ts';
import { findTemplate, REPLY_TEMPLATES, type ReplyContext } from './reply-templates.ts';

type ReplyValues = { channel: ReplyChannel; template: string; text: string };

/** Returns the `useFormDraft` key of a reply. */
export function replyDraftKey(enquiryId: string): string {
  return `respuesta:${enquiryId}`;
}

/** Returns the state of the reply form. Edited text is kept when another template is selected. */
export function useReplyForm(enquiry: EnquiryDetail, company: string) {
  const { documentId, name, folio, type, email, phone } = enquiry;
  const context: ReplyContext = { name, folio, type, company, staff: useCurrentUser().name };
  const [first] = REPLY_TEMPLATES;
  const form = useForm<ReplyValues>({
    defaultValues: {
      channel: phone ? 'whatsapp' : 'email',
      template: first.id,
      text: first.text(context),
    },
  });
  const draft = useFormDraft(form, replyDraftKey(documentId));
  const { channel, template: id, text } = form.watch();
  const template = findTemplate(id) ?? first;
  const filled = template.text(context);
  const subject = `${template.subject} · ${company} · ${folio}`;

  const fill = (next: string) =>
    form.setValue('text', (findTemplate(next) ?? first).text(context), { shouldValidate: true });

  return {
    form,
    draft,
    values: { channel, template: template.id, text },
    subject,
    address: replyHref({ email, phone }, { channel, subject, text: text.trim() }),
    /** True when the text differs from the template. */
    isEdited: text !== filled,
    chooseTemplate: (next: string) => {
      if (text === filled) fill(next);
      form.setValue('template', next);
    },
    restoreText: () => fill(template.id),
  };
}
