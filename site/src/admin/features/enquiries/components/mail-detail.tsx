import { css } from '@emotion/react';
import { color, radius, space } from '#src/theme/tokens.ts';
import type { EnquiryMail } from '@tequiora/cms/contracts/enquiry-mail.ts';
import { MailFile } from './mail-file.tsx';

type MailDetailProps = { enquiryId: string; mail: EnquiryMail };

/** Shows a mail of the history, folded. */
export function MailDetail({ enquiryId, mail }: MailDetailProps) {
  const { subject, text, attachments } = mail;
  return (
    <details css={detailsCss}>
      <summary css={summaryCss}>{`Ver el correo «${subject}»`}</summary>
      <p css={textCss}>{text}</p>
      {attachments.map((file) => (
        <MailFile key={file.id} enquiryId={enquiryId} file={file} />
      ))}
    </details>
  );
}

const detailsCss = css({ display: 'grid', gap: space[2], justifyItems: 'start', minWidth: 0 });

const summaryCss = css({ color: color.accent, fontWeight: 600, cursor: 'pointer' });

const textCss = css({
  margin: `${space[2]} 0`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.md,
  background: color.bgSunken,
  whiteSpace: 'pre-wrap',
});
