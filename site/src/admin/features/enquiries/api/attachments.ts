import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { AttachmentResponse, MailAttachment } from '@tequiora/cms/contracts/enquiry-mail.ts';
import { replyTemplatesQuery } from './enquiries.ts';

/** Changes the files of the reply that the user is writing. */
export function useAttachments(enquiryId: string) {
  const client = useQueryClient();
  const { queryKey } = replyTemplatesQuery(enquiryId);
  const change = (to: (files: MailAttachment[]) => MailAttachment[]) =>
    client.setQueryData(queryKey, (data) =>
      data?.mail
        ? { ...data, mail: { ...data.mail, attachments: to(data.mail.attachments) } }
        : data,
    );
  const adding = useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData();
      body.append('files', file);
      const path = `/enquiries/${enquiryId}/attachments` as const;
      return (await api.upload<AttachmentResponse>(path, body)).data;
    },
    onSuccess: (added) => change((files) => [...files, added]),
  });
  const removing = useMutation({
    mutationFn: (id: string) => api.delete(`/enquiries/${enquiryId}/attachments/${id}`),
    onSuccess: (_data, id) => change((files) => files.filter((file) => file.id !== id)),
  });
  return { adding, removing };
}

/** Requests a file of a mail. */
export function downloadAttachment(enquiryId: string, id: string) {
  return api.download(`/enquiries/${enquiryId}/attachments/${id}`);
}
