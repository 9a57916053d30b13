import { css } from '@emotion/react';
import { color, radius, space } from '#src/theme/tokens.ts';
import { formatBytes } from '@tequiora/cms/contracts/document-link.ts';
import type {
  AttachmentProblem,
  ReceivedAttachment,
  ReceivedMail,
} from '@tequiora/cms/contracts/enquiry-mail.ts';
import { LongText } from './long-text.tsx';
import { MailFile } from './mail-file.tsx';

type ReceivedMailDetailProps = {
  enquiryId: string;
  mail: ReceivedMail;
  /** Its text is the message of the enquiry, which the page shows already. */
  isMessage: boolean;
};

/** Shows a mail of the sender of an enquiry; what it quotes of earlier mails is folded. */
export function ReceivedMailDetail({ enquiryId, mail, isMessage }: ReceivedMailDetailProps) {
  const { name, address, subject, text, quoted, isCut, attachments } = mail;
  const sender = address && address !== name ? `${name} (${address})` : name;
  return (
    <div css={mailCss}>
      <p css={senderCss}>{`${sender} · ${subject || 'Sin asunto'}`}</p>
      {isMessage ? null : (
        <div css={textCss}>
          <LongText text={text || 'Sin texto'} lines={{ phone: 8, wide: 15 }} noun="correo" />
        </div>
      )}
      {quoted ? (
        <details>
          <summary css={summaryCss}>Ver lo que cita</summary>
          <p dir="auto" css={textCss}>
            {quoted}
          </p>
        </details>
      ) : null}
      {isCut ? <p>Está incompleto: el correo completo está en el buzón.</p> : null}
      {attachments.map((file) =>
        file.problem ? (
          <p key={file.id}>{describeProblem(file, file.problem)}</p>
        ) : (
          <MailFile key={file.id} enquiryId={enquiryId} file={file} />
        ),
      )}
    </div>
  );
}

const REASONS: Record<AttachmentProblem, string> = {
  size: 'pesa demasiado',
  type: 'puede ser peligroso o no lo reconocemos',
};

function describeProblem({ name, bytes }: ReceivedAttachment, problem: AttachmentProblem): string {
  return `«${name}» (${formatBytes(bytes)}) no se guardó: ${REASONS[problem]}. Está en el buzón.`;
}

const mailCss = css({ display: 'grid', gap: space[2], justifyItems: 'start', minWidth: 0 });

const senderCss = css({ color: color.fgMuted, overflowWrap: 'anywhere' });

const summaryCss = css({ color: color.accent, fontWeight: 600, cursor: 'pointer' });

const textCss = css({
  minWidth: 0,
  margin: `${space[2]} 0`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.md,
  background: color.bgSunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
