import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { bodyTextCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { CodeInput } from '#src/admin/ui/code-input.tsx';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { PasswordInput } from '#src/admin/ui/password-input.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import type { ConfirmedRequest, TwoFactorState } from '@tequiora/cms/contracts/two-factor.ts';
import { useDisableTwoFactor, useRenewRecoveryCodes } from '../api/two-factor.ts';
import { confirmationSchema } from '../lib/confirmation-schema.ts';
import { SettingsForm } from './settings-form.tsx';

type TwoFactorEnabledProps = { state: TwoFactorState; onCodes: (codes: string[]) => void };

const FEW = 3;

/**
 * Shows the remaining recovery codes, with buttons to renew them and to disable two-factor sign-in.
 */
export function TwoFactorEnabled({ state, onCodes }: TwoFactorEnabledProps) {
  const { enabledAt, recoveryCodesLeft: left, isRequired } = state;
  const [confirming, setConfirming] = useState<'none' | 'disable' | 'renew'>('none');
  const { mutateAsync: disable } = useDisableTwoFactor();
  const { mutateAsync: renew } = useRenewRecoveryCodes();
  const close = () => setConfirming('none');
  return (
    <Stack>
      {left <= FEW ? (
        <Banner tone="warning">{`${formatCodesLeft(left)} Pide códigos nuevos.`}</Banner>
      ) : null}
      <p css={bodyTextCss}>
        <span>{'Activa desde '}</span>
        <RelativeTime iso={enabledAt ?? ''} />
        <span>{`. ${left > FEW ? formatCodesLeft(left) : ''}`}</span>
      </p>
      <Cluster gap={3}>
        <Button variant="secondary" onClick={() => setConfirming('renew')}>
          Generar códigos nuevos
        </Button>
        <Button variant="secondary" onClick={() => setConfirming('disable')}>
          Desactivar
        </Button>
      </Cluster>
      {confirming === 'renew' ? (
        <ConfirmWithCode
          title="¿Generar códigos de recuperación nuevos?"
          description="Los códigos que tenías dejan de servir."
          confirmLabel="Generar códigos"
          onClose={close}
          onConfirm={async (request) => onCodes(await renew(request))}
        />
      ) : null}
      {confirming === 'disable' ? (
        <ConfirmWithCode
          title="¿Desactivar la verificación en dos pasos?"
          description={
            isRequired
              ? 'Tu empresa la pide a todas las cuentas: tendrás que configurarla otra vez para continuar.'
              : 'Para entrar bastará tu contraseña.'
          }
          confirmLabel="Desactivar verificación"
          onClose={close}
          onConfirm={async (request) => {
            await disable(request);
            notify('success', 'Verificación desactivada', 'Para entrar basta tu contraseña.');
          }}
        />
      ) : null}
    </Stack>
  );
}

function formatCodesLeft(left: number): string {
  if (left === 0) return 'Ya no te quedan códigos de recuperación.';
  return left === 1
    ? 'Te queda 1 código de recuperación.'
    : `Te quedan ${left} códigos de recuperación.`;
}

type ConfirmWithCodeProps = {
  title: string;
  description: string;
  confirmLabel: string;
  onConfirm: (request: ConfirmedRequest) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password and a code before two-factor sign-in is changed. */
function ConfirmWithCode(props: ConfirmWithCodeProps) {
  const { title, description, confirmLabel, onConfirm, onClose } = props;
  const form = useForm({
    resolver: yupResolver(confirmationSchema),
    defaultValues: { currentPassword: '', code: '' },
  });
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      <SettingsForm form={form} submitLabel={confirmLabel} save={onConfirm}>
        <PasswordInput
          id="confirmar-contrasena"
          label="Tu contraseña"
          autoComplete="current-password"
          isRequired
          {...formField(form, 'currentPassword')}
        />
        <CodeInput
          id="confirmar-codigo"
          hint="El que muestra ahora, o un código de recuperación."
          inputMode="text"
          {...formField(form, 'code')}
        />
      </SettingsForm>
    </Dialog>
  );
}
