import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { saveFile } from '#src/admin/lib/save-file.ts';
import { Button } from '#src/components/ui/button.tsx';
import { formatBytes } from '@tequiora/cms/contracts/document-link.ts';
import type { MailAttachment } from '@tequiora/cms/contracts/enquiry-mail.ts';
import { downloadAttachment } from '../api/attachments.ts';

type MailFileProps = { enquiryId: string; file: MailAttachment };

/** Button that downloads a file of a mail. */
export function MailFile({ enquiryId, file }: MailFileProps) {
  const { id, name, bytes } = file;
  const { mutate } = useMutation({
    mutationFn: () => downloadAttachment(enquiryId, id),
    onSuccess: ({ blob }) => saveFile(blob, name),
    onError: (error) => notifyFailure('Error al descargar el archivo', error),
  });
  return (
    <Button variant="link" size="sm" css={fileCss} onClick={() => mutate()}>
      {`${name} (${formatBytes(bytes)})`}
    </Button>
  );
}

const fileCss = css({ justifyContent: 'start', textAlign: 'start', overflowWrap: 'anywhere' });
