import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { mq, space } from '#src/theme/tokens.ts';
import type { WebhookEndpoint } from '@tequiora/cms/contracts/webhooks.ts';
import { connectionsQuery, useAddConnection } from '../api/connections.ts';
import { ConnectionDialog } from './connection-dialog.tsx';
import { ConnectionPanel } from './connection-panel.tsx';
import { DeliveriesPanel } from './deliveries-panel.tsx';
import { LeadSourcesSection } from './lead-sources-section.tsx';
import { SecretDialog } from './secret-dialog.tsx';

/** Systems that receive webhooks, what was sent to them, and systems that send leads. */
export function ConnectionsScreen() {
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = useAddConnection();
  return (
    <>
      <PageHeader
        title="Conexiones"
        description="Otros sistemas que reciben avisos de lo que pasa con consultas y suscripciones: un CRM, n8n, una hoja de cálculo"
        actions={
          <Button icon="plus" onClick={() => setIsAdding(true)}>
            Agregar conexión
          </Button>
        }
      />
      <QueryContent
        query={useQuery(connectionsQuery)}
        failure="Error al cargar las conexiones"
        loading={
          <SkeletonGroup label="Cargando conexiones…">
            <Skeleton height="280px" />
          </SkeletonGroup>
        }
      >
        {(endpoints) => <ConnectionList endpoints={endpoints} onSecret={setSecret} />}
      </QueryContent>
      <ConnectionDialog
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        title="Agregar conexión"
        onSave={async (values) => {
          const added = await add.mutateAsync(values);
          setIsAdding(false);
          setSecret(added.secret);
        }}
      />
      <SecretDialog
        secret={secret}
        onClose={() => setSecret(null)}
        title="Clave de la conexión"
        description="Con ella el otro sistema comprueba que un aviso viene de aquí. Guárdala ahora: no la volveremos a mostrar."
      />
      <LeadSourcesSection />
    </>
  );
}

type ConnectionListProps = {
  endpoints: readonly WebhookEndpoint[];
  onSecret: (secret: string) => void;
};

function ConnectionList({ endpoints, onSecret }: ConnectionListProps) {
  if (endpoints.length === 0) {
    return (
      <EmptyState
        icon="zap"
        title="Ningún otro sistema recibe avisos"
        hint="Agrega una conexión con la dirección que te da el otro sistema. Cada aviso va firmado con una clave, para que sepa que viene de aquí."
      />
    );
  }
  return (
    <>
      <div css={listCss}>
        {endpoints.map((endpoint) => (
          <ConnectionPanel
            key={endpoint.documentId}
            endpoint={endpoint}
            onSecret={onSecret}
            onFailure={notifyFailure}
          />
        ))}
      </div>
      <DeliveriesPanel endpoints={endpoints} />
    </>
  );
}

const listCss = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  [mq.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
