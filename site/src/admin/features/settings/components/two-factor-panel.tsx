import { useState } from 'react';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useTwoFactor } from '../api/two-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorEnabled } from './two-factor-enabled.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** Two-factor sign-in of the user's account. */
export function TwoFactorPanel() {
  const [codes, setCodes] = useState<string[] | null>(null);
  const query = useTwoFactor();
  const badge = query.data?.isEnabled ? <Badge tone="green">Activa</Badge> : null;
  return (
    <Panel title="Verificación en dos pasos" action={badge}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : (
        <QueryContent
          query={query}
          failure="Error al cargar la verificación en dos pasos"
          loading={<Skeleton height="96px" />}
        >
          {(state) =>
            state.isEnabled ? (
              <TwoFactorEnabled state={state} onCodes={setCodes} />
            ) : (
              <TwoFactorSetup onEnabled={setCodes} />
            )
          }
        </QueryContent>
      )}
    </Panel>
  );
}
