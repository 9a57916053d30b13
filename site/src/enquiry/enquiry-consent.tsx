import { css } from '@emotion/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useSettings } from '#src/components/layout/settings-provider.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { color, flex, fontSize } from '#src/theme/tokens.ts';

const DEFAULT_NOTICE = 'Usamos tus datos solo para responder tu consulta.';

/** The short privacy notice and a separate, unticked newsletter box. */
export function EnquiryConsent({ newsletter }: { newsletter: UseFormRegisterReturn }) {
  const notice = useSettings()?.privacyNotice ?? DEFAULT_NOTICE;
  return (
    <Stack gap={3}>
      <label css={checkCss}>
        <input type="checkbox" value="true" css={boxCss} {...newsletter} />
        <span>Quiero recibir novedades de Tequiora por correo</span>
      </label>
      <p css={noticeCss}>
        {notice} <TextLink href="/aviso-de-privacidad">Aviso de privacidad</TextLink>
      </p>
    </Stack>
  );
}

const checkCss = css({
  ...flex.row,
  gap: '12px',
  minHeight: '44px',
  color: color.fgBody,
  fontSize: fontSize.sm,
  cursor: 'pointer',
});

const boxCss = css({ width: '20px', height: '20px', flex: 'none', accentColor: color.accent });

const noticeCss = css({ color: color.fgMuted, fontSize: fontSize.sm, lineHeight: 1.5 });
