import { css } from '@emotion/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { CodeInput } from '#src/admin/ui/code-input.tsx';
import { PasswordInput } from '#src/admin/ui/password-input.tsx';
import { color, flex, palette, radius, space } from '#src/theme/tokens.ts';
import { codeSchema } from '@tequiora/cms/contracts/two-factor-schema.ts';
import type { TwoFactorSetup as Setup } from '@tequiora/cms/contracts/two-factor.ts';
import { useEnableTwoFactor, useStartSetup } from '../api/two-factor.ts';
import { setupSchema } from '../lib/confirmation-schema.ts';
import { SettingsForm } from './settings-form.tsx';

type TwoFactorSetupProps = { onEnabled: (recoveryCodes: string[]) => void };

/** Sets up two-factor sign-in: the password, then the key and its first code. */
export function TwoFactorSetup({ onEnabled }: TwoFactorSetupProps) {
  const [setup, setSetup] = useState<Setup | null>(null);
  return setup ? (
    <FirstCode setup={setup} onEnabled={onEnabled} />
  ) : (
    <AskPassword onSetup={setSetup} />
  );
}

function AskPassword({ onSetup }: { onSetup: (setup: Setup) => void }) {
  const form = useForm({
    resolver: yupResolver(setupSchema),
    defaultValues: { currentPassword: '' },
  });
  const { mutateAsync: startSetup } = useStartSetup();
  return (
    <SettingsForm
      form={form}
      submitLabel="Configurar verificación"
      save={async (values) => onSetup(await startSetup(values))}
    >
      <p css={textCss}>
        Además de tu contraseña, al entrar escribirás un código de una aplicación de tu teléfono.
        Quien sepa tu contraseña no podrá entrar sin él.
      </p>
      <PasswordInput
        id="dos-pasos-contrasena"
        label="Tu contraseña"
        autoComplete="current-password"
        isRequired
        {...formField(form, 'currentPassword')}
      />
    </SettingsForm>
  );
}

function FirstCode({ setup, onEnabled }: TwoFactorSetupProps & { setup: Setup }) {
  const form = useForm({ resolver: yupResolver(codeSchema), defaultValues: { code: '' } });
  const { mutateAsync: enable } = useEnableTwoFactor();
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <SettingsForm
      form={form}
      submitLabel="Activar verificación"
      save={async (values) => onEnabled(await enable(values))}
    >
      <SetupKey {...setup} />
      <CodeInput id="dos-pasos-codigo" {...formField(form, 'code')} />
    </SettingsForm>
  );
}

const SIZE = 176;

/** Shows the secret for an authenticator app as a QR code and as text. */
function SetupKey({ secret, uri }: Setup) {
  return (
    <div css={keyCss}>
      <QRCodeSVG
        value={uri}
        size={SIZE}
        marginSize={4}
        title="Código QR con la clave que está escrita al lado"
        css={qrCss}
      />
      <div css={keyTextCss}>
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

const textCss = css({ ...adminText.sm, marginBottom: space[2], color: color.fgBody });

const keyCss = css({ ...flex.wrapRow, gap: space[5] });

const qrCss = css({
  flex: 'none',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: palette.gray[0],
});

const keyTextCss = css({
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
