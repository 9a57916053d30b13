import { css } from '@emotion/react';
import { useSettings } from '#src/components/layout/settings-provider.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { telHref } from '#src/lib/phone.ts';
import { color, fontSize, radius, space } from '#src/theme/tokens.ts';
import { formatPhone } from '@tequiora/cms/contracts/phone.ts';

/** Reports that nothing was sent, that the text is kept, and other contact options. */
export function EnquiryFailure({ message, isSending }: { message: string; isSending: boolean }) {
  const settings = useSettings();
  return (
    <div role="alert" css={panelCss}>
      <p css={titleCss}>{message}</p>
      <p>
        Tu texto sigue aquí.
        {settings ? (
          <>
            {' '}
            Si es urgente, llámanos al{' '}
            <TextLink href={telHref(settings.phone)}>{formatPhone(settings.phone)}</TextLink> o
            escribe a <TextLink href={`mailto:${settings.email}`}>{settings.email}</TextLink>.
          </>
        ) : null}
      </p>
      <Button type="submit" variant="secondary" size="sm" isLoading={isSending} css={retryCss}>
        Reintentar
      </Button>
    </div>
  );
}

const panelCss = css({
  padding: '14px 16px',
  border: `1px solid ${color.danger}`,
  borderRadius: radius.md,
  background: color.dangerBg,
  color: color.fgBody,
  fontSize: fontSize.sm,
});

const retryCss = css({ marginTop: space[3] });

const titleCss = css({ color: color.fg, fontWeight: 600 });
