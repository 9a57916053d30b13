import { css } from '@emotion/react';
import { useState } from 'react';
import { hintCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { DangerButton } from '#src/admin/ui/danger-button.tsx';
import { Facts } from '#src/admin/ui/facts.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { space } from '#src/theme/tokens.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import { formatCount, formatNumber } from '@tequiora/cms/contracts/number.ts';
import {
  DELIVERY_FAILURES,
  WEBHOOK_EVENTS,
  type WebhookEndpoint,
} from '@tequiora/cms/contracts/webhooks.ts';
import {
  useChangeConnection,
  useDeleteConnection,
  useRepeatFailed,
  useReplaceSecret,
  useTestConnection,
} from '../api/connections.ts';
import { describeNewSecret } from '../lib/describe-new-secret.ts';
import { ConnectionDialog } from './connection-dialog.tsx';

type ConnectionPanelProps = {
  endpoint: WebhookEndpoint;
  onSecret: (secret: string) => void;
  onFailure: (title: string, error: unknown) => void;
};

type Asked = 'edit' | 'secret' | 'delete' | null;

/** One system: state, what it receives, and the actions on it. */
export function ConnectionPanel({ endpoint, onSecret, onFailure }: ConnectionPanelProps) {
  const { documentId, name, url, events, state, failed } = endpoint;
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const change = useChangeConnection(documentId);
  const remove = useDeleteConnection(documentId);
  const replace = useReplaceSecret(documentId);
  const test = useTestConnection(documentId);
  const repeat = useRepeatFailed(documentId);
  const isActive = state === 'active';

  const sendTest = () =>
    test.mutate(undefined, {
      onSuccess: () =>
        notify('success', 'Prueba en camino', 'En unos segundos ves abajo si llegó.'),
      onError: (error) => onFailure('Error al enviar la prueba', error),
    });
  const toggle = () =>
    change.mutate(
      { state: isActive ? 'paused' : 'active' },
      { onError: (error) => onFailure('Error al cambiar la conexión', error) },
    );
  const repeatFailed = () =>
    repeat.mutate(undefined, {
      onSuccess: (count) =>
        notify('success', 'Se repiten los avisos', formatCount(count, 'aviso', 'avisos')),
      onError: (error) => onFailure('Error al repetir los avisos', error),
    });

  return (
    <Panel title={name} action={<StateBadge endpoint={endpoint} />}>
      <Stack>
        <StateBanner endpoint={endpoint} />
        <Facts
          facts={[
            { label: 'Dirección', value: url },
            {
              label: 'Qué se le avisa',
              value: events.map((event) => WEBHOOK_EVENTS[event]).join(' · '),
            },
            { label: 'Último aviso entregado', value: <SuccessTime endpoint={endpoint} /> },
            { label: 'En espera', value: formatNumber(endpoint.waiting) },
            { label: 'Sin entregar', value: formatNumber(failed) },
          ]}
        />
        <p css={hintCss}>
          {`La agregó ${endpoint.author} el ${formatDateTime(endpoint.createdAt)}.`}
        </p>
        <Cluster gap={3}>
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={!isActive}
            isLoading={test.isPending}
            onClick={sendTest}
          >
            Enviar prueba
          </Button>
          <Button variant="secondary" size="sm" isLoading={change.isPending} onClick={toggle}>
            {isActive ? 'Pausar' : 'Activar'}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setAsked('edit')}>
            Editar
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setAsked('secret')}>
            Cambiar la clave
          </Button>
          {failed > 0 && isActive ? (
            <Button
              variant="secondary"
              size="sm"
              icon="refresh"
              isLoading={repeat.isPending}
              onClick={repeatFailed}
            >
              Repetir lo no entregado
            </Button>
          ) : null}
          <DangerButton size="sm" icon="trash" onClick={() => setAsked('delete')}>
            Eliminar
          </DangerButton>
        </Cluster>
      </Stack>
      <ConnectionDialog
        isOpen={asked === 'edit'}
        onClose={close}
        title={`Editar «${name}»`}
        values={{ name, url, events }}
        onSave={async (values) => {
          await change.mutateAsync(values);
          close();
        }}
      />
      <ConfirmDialog
        isOpen={asked === 'secret'}
        onClose={close}
        title={`¿Cambiar la clave de «${name}»?`}
        description={describeNewSecret(endpoint)}
        confirmLabel="Cambiar la clave"
        isWorking={replace.isPending}
        onConfirm={() =>
          replace.mutate(undefined, {
            onSuccess: ({ secret }) => {
              close();
              onSecret(secret);
            },
            onError: (error) => onFailure('Error al cambiar la clave', error),
          })
        }
      />
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onClose={close}
        title={`¿Eliminar «${name}»?`}
        description="Ya no recibirá avisos, y se borra la lista de los que se le enviaron. No se puede deshacer."
        confirmLabel="Eliminar conexión"
        isWorking={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onError: (error) => onFailure('Error al eliminar la conexión', error),
          })
        }
      />
    </Panel>
  );
}

function SuccessTime({ endpoint: { lastSuccessAt } }: { endpoint: WebhookEndpoint }) {
  return lastSuccessAt ? <RelativeTime iso={lastSuccessAt} /> : <span>Ninguno todavía</span>;
}

const STATES: Record<WebhookEndpoint['state'] | 'failing', { label: string; tone: BadgeTone }> = {
  active: { label: 'Activa', tone: 'green' },
  failing: { label: 'Falla', tone: 'amber' },
  paused: { label: 'En pausa', tone: 'gray' },
  stopped: { label: 'Detenida', tone: 'red' },
};

function StateBadge({ endpoint: { state, failingSince } }: { endpoint: WebhookEndpoint }) {
  const { label, tone } = STATES[state === 'active' && failingSince ? 'failing' : state];
  return <Badge tone={tone}>{label}</Badge>;
}

function StateBanner({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { state, failingSince, lastFailure, previousSecretUntil } = endpoint;
  const reason = lastFailure ? ` ${DELIVERY_FAILURES[lastFailure]}.` : '';
  const isFailing = state === 'active' && failingSince !== null;
  return (
    <>
      {state === 'stopped' ? (
        <Banner tone="danger">
          {`Se detuvo: ya no recibe avisos.${reason} Revisa el otro sistema y actívala.`}
        </Banner>
      ) : null}
      {isFailing ? (
        <Banner tone="warning">
          {`Los avisos no llegan desde el ${formatDateTime(failingSince)}.${reason} Se reintentan solos.`}
        </Banner>
      ) : null}
      {previousSecretUntil ? (
        <p css={[hintCss, noteCss]}>
          {`La clave anterior sirve hasta el ${formatDateTime(previousSecretUntil)}.`}
        </p>
      ) : null}
    </>
  );
}

const noteCss = css({ marginBottom: space[2] });
