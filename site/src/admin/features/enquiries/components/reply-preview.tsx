import { css } from '@emotion/react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { color, palette, radius, space } from '#src/theme/tokens.ts';
import type { ReplyChannel } from '@tequiora/cms/contracts/enquiry.ts';

type ReplyPreviewProps = {
  channel: ReplyChannel;
  to: string | null;
  subject: string;
  text: string;
  /** Below a mail that leaves from here. */
  signature?: string | undefined;
};

/** Preview of the reply as the recipient sees it. */
export function ReplyPreview({ channel, to, subject, text, signature }: ReplyPreviewProps) {
  return (
    <section aria-label="Vista previa" css={previewCss}>
      <h3 css={titleCss}>Vista previa</h3>
      {channel === 'email' ? (
        <div css={mailCss}>
          <p>
            <b>Para:</b>
            <span>{` ${to ?? ''}`}</span>
          </p>
          <p>
            <b>Asunto:</b>
            <span>{` ${subject}`}</span>
          </p>
          <p css={mailTextCss}>{text}</p>
          {signature ? <p css={mailTextCss}>{signature}</p> : null}
        </div>
      ) : (
        <p css={bubbleCss}>{text}</p>
      )}
    </section>
  );
}

const previewCss = css({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  borderRadius: radius.md,
  background: color.bgSunken,
});

const titleCss = css({ ...adminText.xs, color: color.fgMuted, fontWeight: 600 });

const textCss = { ...adminText.sm, color: color.fg, overflowWrap: 'anywhere' } as const;

const mailCss = css({
  ...textCss,
  display: 'grid',
  gap: space[2],
  padding: space[5],
  borderRadius: radius.md,
  background: color.bg,
});

const mailTextCss = css({
  marginTop: space[2],
  paddingTop: space[4],
  borderTop: `1px solid ${color.border}`,
  whiteSpace: 'pre-wrap',
});

const bubbleCss = css({
  ...textCss,
  justifySelf: 'end',
  maxWidth: '92%',
  padding: `${space[4]} ${space[5]}`,
  borderRadius: `${radius.lg} ${radius.lg} ${radius.xs} ${radius.lg}`,
  background: palette.green[100],
  whiteSpace: 'pre-wrap',
});
