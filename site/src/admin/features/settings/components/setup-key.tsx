import { css } from '@emotion/react';
import { QRCodeSVG } from 'qrcode.react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { color } from '#src/theme/tokens/color.ts';
import { palette } from '#src/theme/tokens/palette.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { TwoFactorSetup } from '@tequiora/cms/contracts/two-factor.ts';

const SIZE = 176;

/** Shows the secret for an authenticator app as a QR code and as text. */
export function SetupKey({ secret, uri }: TwoFactorSetup) {
  return (
    <div css={keyCss}>
      <QRCodeSVG
        value={uri}
        size={SIZE}
        marginSize={4}
        title="Código QR con la clave que está escrita al lado"
        css={qrCss}
      />
      <div css={textCss}>
        <p>
          Abre tu aplicación de códigos (Google Authenticator, Microsoft Authenticator, 1Password u
          otra) y escanea el código QR. Si no puedes, escribe esta clave:
        </p>
        <p>
          <code css={secretCss}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </div>
    </div>
  );
}

const keyCss = css({ display: 'flex', flexWrap: 'wrap', gap: space[5], alignItems: 'center' });

const qrCss = css({
  flex: 'none',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: palette.gray[0],
});

const textCss = css({
  ...adminText.sm,
  display: 'grid',
  flex: '1 1 14rem',
  gap: space[4],
  color: color.fgBody,
});

const secretCss = css({
  ...adminText.md,
  color: color.fg,
  fontFamily: 'ui-monospace, monospace',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
