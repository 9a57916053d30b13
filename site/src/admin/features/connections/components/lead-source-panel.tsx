import { useState } from 'react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { hintCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { DangerButton } from '#src/admin/ui/danger-button.tsx';
import { Facts } from '#src/admin/ui/facts.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import type { LeadSource } from '@tequiora/cms/contracts/lead-sources.ts';
import { useChangeSource, useDeleteSource, useReplaceSourceSecret } from '../api/lead-sources.ts';
import { describeNewSecret } from '../lib/describe-new-secret.ts';
import { LeadSourceDialog } from './lead-source-dialog.tsx';

type LeadSourcePanelProps = { source: LeadSource; onSecret: (secret: string) => void };

type Asked = 'edit' | 'secret' | 'revoke' | 'delete' | null;

/** One source of leads: where it sends them, when the last one arrived, and the actions on it. */
export function LeadSourcePanel({ source, onSecret }: LeadSourcePanelProps) {
  const { documentId, name, url, state, lastLeadAt, previousSecretUntil } = source;
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const change = useChangeSource(documentId);
  const remove = useDeleteSource(documentId);
  const replace = useReplaceSourceSecret(documentId);
  const isActive = state === 'active';

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify('success', 'Dirección copiada', 'Pégala en el otro sistema.'),
      () => notify('error', 'Error al copiar', 'Selecciona la dirección y cópiala.', Infinity),
    );
  const setState = (next: LeadSource['state']) =>
    change.mutate(
      { state: next },
      {
        onSuccess: close,
        onError: (error) => notifyFailure('Error al cambiar la fuente', error),
      },
    );

  return (
    <Panel
      title={name}
      action={<Badge tone={isActive ? 'green' : 'red'}>{isActive ? 'Activa' : 'Revocada'}</Badge>}
    >
      <Stack>
        {isActive && !source.isSecretReadable ? (
          <Banner tone="danger">
            Sus contactos se rechazan porque la clave guardada ya no se puede leer: cambió
            ENCRYPTION_KEY en el servidor. Cambia la clave y ponla en el otro sistema.
          </Banner>
        ) : null}
        <Facts
          facts={[
            { label: 'Dirección', value: url },
            {
              label: 'Último contacto',
              value: lastLeadAt ? <RelativeTime iso={lastLeadAt} /> : <span>Ninguno todavía</span>,
            },
          ]}
        />
        {previousSecretUntil ? (
          <p css={hintCss}>
            {`La clave anterior sirve hasta el ${formatDateTime(previousSecretUntil)}.`}
          </p>
        ) : null}
        <p css={hintCss}>{`La agregó ${source.author} el ${formatDateTime(source.createdAt)}.`}</p>
        <Cluster gap={3}>
          <Button variant="secondary" size="sm" onClick={() => void copy()}>
            Copiar dirección
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setAsked('edit')}>
            Editar
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setAsked('secret')}>
            Cambiar la clave
          </Button>
          <Button
            variant="secondary"
            size="sm"
            isLoading={change.isPending}
            onClick={() => (isActive ? setAsked('revoke') : setState('active'))}
          >
            {isActive ? 'Revocar' : 'Activar'}
          </Button>
          <DangerButton size="sm" icon="trash" onClick={() => setAsked('delete')}>
            Eliminar
          </DangerButton>
        </Cluster>
      </Stack>
      <LeadSourceDialog
        isOpen={asked === 'edit'}
        onClose={close}
        title={`Editar «${name}»`}
        name={name}
        onSave={async (next) => {
          await change.mutateAsync({ name: next });
          close();
        }}
      />
      <ConfirmDialog
        isOpen={asked === 'secret'}
        onClose={close}
        title={`¿Cambiar la clave de «${name}»?`}
        description={describeNewSecret(source)}
        confirmLabel="Cambiar la clave"
        isWorking={replace.isPending}
        onConfirm={() =>
          replace.mutate(undefined, {
            onSuccess: ({ secret }) => {
              close();
              onSecret(secret);
            },
            onError: (error) => notifyFailure('Error al cambiar la clave', error),
          })
        }
      />
      <ConfirmDialog
        isOpen={asked === 'revoke'}
        onClose={close}
        title={`¿Revocar «${name}»?`}
        description="Los contactos que envíe se rechazan desde ahora. Los que ya llegaron se quedan en Consultas."
        confirmLabel="Revocar fuente"
        isWorking={change.isPending}
        onConfirm={() => setState('revoked')}
      />
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onClose={close}
        title={`¿Eliminar «${name}»?`}
        description="Su dirección y su clave dejan de servir. Los contactos que ya llegaron se quedan en Consultas. No se puede deshacer."
        confirmLabel="Eliminar fuente"
        isWorking={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onError: (error) => notifyFailure('Error al eliminar la fuente', error),
          })
        }
      />
    </Panel>
  );
}
