import { css } from '@emotion/react';
import { useState } from 'react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { TwoFactorState } from '@tequiora/cms/contracts/two-factor.ts';
import { useDisableTwoFactor, useRenewRecoveryCodes } from '../api/two-factor.ts';
import { ConfirmWithCode } from './confirm-with-code.tsx';

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
    <div css={bodyCss}>
      {left <= FEW ? (
        <Banner tone="warning">{formatCodesLeft(left)} Pide códigos nuevos.</Banner>
      ) : null}
      <p css={textCss}>
        Activa desde <RelativeTime iso={enabledAt ?? ''} />.{' '}
        {left > FEW ? formatCodesLeft(left) : null}
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
    </div>
  );
}

function formatCodesLeft(left: number): string {
  if (left === 0) return 'Ya no te quedan códigos de recuperación.';
  return left === 1
    ? 'Te queda 1 código de recuperación.'
    : `Te quedan ${left} códigos de recuperación.`;
}

const bodyCss = css({ display: 'grid', gap: space[5] });

const textCss = css({ ...adminText.sm, color: color.fgBody });
