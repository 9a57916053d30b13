import { Alert, Box, Button, Flex, Main, Typography } from '@strapi/design-system';
import {
  BackButton,
  Layouts,
  Page,
  useAPIErrorHandler,
  useNotification,
} from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import type { EntryOrder, OrderedEntry } from '../../../contracts/order';
import { useGetEntryOrderQuery, useSaveEntryOrderMutation } from './order-api';
import { SortableList } from './sortable-list';
import { UnsavedOrder } from './unsaved-order';

const CONFLICT = 409;

type ArrangeProps = { order: EntryOrder; isReloaded: boolean; onReload: () => void };

const idsOf = (entries: readonly OrderedEntry[]) => entries.map(({ documentId }) => documentId);

function Arrange({ order, isReloaded, onReload }: ArrangeProps) {
  const [save] = useSaveEntryOrderMutation();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const [stored, setStored] = useState(order);
  const [entries, setEntries] = useState(order.entries);
  const [conflict, setConflict] = useState<string>();
  // Of our own: the mutation's ends a moment before `stored` is what was saved.
  const [isSaving, setIsSaving] = useState(false);
  const isChanged = idsOf(entries).join() !== idsOf(stored.entries).join();

  async function send() {
    const { uid, version } = stored;
    setIsSaving(true);
    const answer = await save({ uid, version, order: idsOf(entries) });
    setIsSaving(false);
    if ('data' in answer) {
      setStored(answer.data);
      // What was moved while it was being saved stays, to be saved too.
      setEntries((now) => (now === entries ? answer.data.entries : now));
      const message = 'El orden está guardado y llega al sitio en unos segundos.';
      toggleNotification({ type: 'success', message });
      return;
    }
    const isConflict = 'status' in answer.error && answer.error.status === CONFLICT;
    const message = formatError(answer.error);
    if (isConflict) setConflict(message);
    else toggleNotification({ type: 'danger', message });
  }

  return (
    <>
      <UnsavedOrder isChanged={isChanged} isSaving={isSaving} />
      <Layouts.Header
        navigationAction={<BackButton fallback="/ordenar" />}
        title={`Ordenar: ${order.type}`}
        subtitle="Arrastra, o usa las flechas. El orden se ve en el sitio en cuanto lo guardas; los borradores no se publican."
        primaryAction={
          <Flex gap={2}>
            <Button
              variant="tertiary"
              disabled={!isChanged || isSaving}
              onClick={() => setEntries(stored.entries)}
            >
              Deshacer
            </Button>
            <Button
              loading={isSaving}
              disabled={!isChanged || conflict !== undefined}
              onClick={() => void send()}
            >
              Guardar el orden
            </Button>
          </Flex>
        }
      />
      <Layouts.Content>
        {conflict && (
          <Box paddingBottom={4}>
            <Alert
              variant="warning"
              title="El orden cambió mientras tanto"
              closeLabel="Cerrar el aviso"
              onClose={() => setConflict(undefined)}
              role="alert"
              action={
                <Button size="S" variant="secondary" onClick={onReload}>
                  Cargar el orden actual
                </Button>
              }
            >
              {conflict}
            </Alert>
          </Box>
        )}
        {entries.length === 0 ? (
          <Typography>Todavía no hay nada que ordenar aquí.</Typography>
        ) : (
          <SortableList
            label={order.type}
            entries={entries}
            takesFocus={isReloaded}
            onChange={setEntries}
          />
        )}
      </Layouts.Content>
    </>
  );
}

/** The entries of a type, to be arranged by hand. */
export function OrderPage() {
  const { uid = '' } = useParams();
  const { data, isLoading, isFetching, error, refetch } = useGetEntryOrderQuery(uid, {
    refetchOnMountOrArgChange: true,
  });
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  // How often it was read anew: what was moved before then is gone.
  const [round, setRound] = useState(0);
  async function reload() {
    await refetch();
    setRound((count) => count + 1);
  }
  return (
    <Main>
      <Page.Title>Ordenar</Page.Title>
      {isLoading || (isFetching && !data) ? (
        <Page.Loading />
      ) : data ? (
        <Arrange key={round} order={data} isReloaded={round > 0} onReload={() => void reload()} />
      ) : (
        <>
          <Layouts.Header navigationAction={<BackButton fallback="/ordenar" />} title="Ordenar" />
          <Layouts.Content>
            <Typography>{error ? formatError(error) : 'No pudimos leer el orden.'}</Typography>
          </Layouts.Content>
        </>
      )}
    </Main>
  );
}
