import { css } from '@emotion/react';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { hintCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { FileChooser } from '#src/admin/ui/file-chooser.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { color, flex, fontSize, space } from '#src/theme/tokens.ts';
import { formatBytes } from '@tequiora/cms/contracts/document-link.ts';
import type { MailAttachment } from '@tequiora/cms/contracts/enquiry-mail.ts';
import type { useAttachments } from '../api/attachments.ts';

const ACCEPT = 'application/pdf,image/*,.pdf,.heic';

type AttachmentFieldProps = {
  files: readonly MailAttachment[];
  changes: ReturnType<typeof useAttachments>;
};

/** Lists the files of a reply, and adds and removes them. */
export function AttachmentField({ files, changes }: AttachmentFieldProps) {
  const { adding, removing } = changes;
  const error = adding.error ?? removing.error;
  return (
    <div role="group" aria-label="Archivos adjuntos" css={fieldCss}>
      {files.length > 0 ? (
        <ul role="list">
          {files.map(({ id, name, bytes }) => (
            <li key={id} css={fileCss}>
              <span css={nameCss}>{`${name} (${formatBytes(bytes)})`}</span>
              <IconButton
                icon="close"
                label={`Quitar «${name}»`}
                aria-disabled={removing.isPending}
                onClick={() => removing.mutate(id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div css={chooserCss}>
        <FileChooser
          label="Adjuntar archivo"
          fieldLabel="Archivo adjunto"
          accept={ACCEPT}
          isLoading={adding.isPending}
          onFile={(file) => adding.mutate(file)}
        />
        <span css={hintCss}>PDF o imágenes, hasta 10 MB en total</span>
      </div>
      {error ? <Banner tone="danger">{failureText(error)}</Banner> : null}
    </div>
  );
}

const fieldCss = css({ display: 'grid', gap: space[3], minWidth: 0 });

const fileCss = css({ ...flex.row, gap: space[3], justifyContent: 'space-between', minWidth: 0 });

const nameCss = css({
  minWidth: 0,
  color: color.fg,
  fontSize: fontSize.ui,
  overflowWrap: 'anywhere',
});

const chooserCss = css({ ...flex.wrapRow, gap: space[3] });
