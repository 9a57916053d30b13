import { useState } from 'react';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { ErrorState } from '#src/admin/ui/error-state.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useTwoFactor } from '../api/two-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorEnabled } from './two-factor-enabled.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** Two-factor sign-in of the user's account. */
export function TwoFactorPanel() {
  const [codes, setCodes] = useState<string[] | null>(null);
  const { data, error, isFetching, refetch } = useTwoFactor();

  function content() {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
    if (data?.isEnabled) return <TwoFactorEnabled state={data} onCodes={setCodes} />;
    if (data) return <TwoFactorSetup onEnabled={setCodes} />;
    if (!error) return <Skeleton height="96px" />;
    return (
      <ErrorState
        title="Error al cargar la verificación en dos pasos"
        hint={failureText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }

  const badge = data?.isEnabled ? <Badge tone="green">Activa</Badge> : null;
  return (
    <Panel title="Verificación en dos pasos" action={badge}>
      {content()}
    </Panel>
  );
}
