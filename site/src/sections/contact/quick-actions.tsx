import { css } from '@emotion/react';
import { useSettings } from '#src/components/layout/settings-context.tsx';
import { useWhatsAppHref } from '#src/components/layout/whatsapp-link.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { telHref } from '#src/lib/phone.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';

/** On a phone, a tap away: call, chat, write. Wider screens have the cards beside the form. */
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
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBottom: space[7],
  [mq.lg]: { display: 'none' },
});

// As wide as its words and a share of what is left.
const actionCss = css({ flex: '1 1 auto', paddingInline: space[2] });
