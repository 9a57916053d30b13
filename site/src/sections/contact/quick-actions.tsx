import { css } from '@emotion/react';
import { useSettings } from '#src/components/layout/settings-provider.tsx';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { telHref } from '#src/lib/phone.ts';
import { flex, mq, space } from '#src/theme/tokens.ts';

/**
 * Call, chat and write buttons for phones. Wider screens show the contact cards next to the form.
 */
export function QuickActions() {
  const settings = useSettings();
  const chat = useWhatsAppHref('general');
  if (!settings) return null;
  return (
    <div css={rowCss}>
      <ButtonLink href={telHref(settings.phone)} variant="secondary" icon="phone" css={actionCss}>
        Llamar
      </ButtonLink>
      <ButtonLink href={chat} variant="whatsapp" icon="whatsapp" css={actionCss}>
        WhatsApp
      </ButtonLink>
      <ButtonLink href={`mailto:${settings.email}`} variant="secondary" icon="mail" css={actionCss}>
        Correo
      </ButtonLink>
    </div>
  );
}

const rowCss = css({
  ...flex.wrap,
  gap: space[2],
  marginBottom: space[7],
  [mq.lg]: { display: 'none' },
});

// Width of the label plus a share of the remaining space.
const actionCss = css({ flex: '1 1 auto', paddingInline: space[2] });
