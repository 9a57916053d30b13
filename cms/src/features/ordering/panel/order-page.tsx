import { Alert, Box, Button, Dialog, Flex, Main, Typography } from '@strapi/design-system';
import {
  BackButton,
  ConfirmDialog,
  Layouts,
  Page,
  useAPIErrorHandler,
  useNotification,
} from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker, useParams } from 'react-router-dom';

import type { EntryOrder, OrderedEntry } from '../../../../contracts/order';
import { useGetEntryOrderQuery, useSaveEntryOrderMutation } from './order-api';
import { SortableList } from './sortable-list';
const CONFLICT = 409;

type OrderEditorProps = { order: EntryOrder; isReloaded: boolean; onReload: () => void };

const idsOf = (entries: readonly OrderedEntry[]) => entries.map(({ documentId }) => documentId);

function OrderEditor({ order, isReloaded, onReload }: OrderEditorProps) {
  const [save] = useSaveEntryOrderMutation();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const [stored, setStored] = useState(order);
  const [entries, setEntries] = useState(order.entries);
  const [conflict, setConflict] = useState<string>();
  // The mutation's own flag ends before `stored` is updated.
  const [isSaving, setIsSaving] = useState(false);
  const isChanged = idsOf(entries).join() !== idsOf(stored.entries).join();

  async function send() {
    const { uid, version } = stored;
    setIsSaving(true);
    const result = await save({ uid, version, order: idsOf(entries) });
    setIsSaving(false);
    if ('data' in result) {
      setStored(result.data);
      // Moves made during the save are kept.
      setEntries((now) => (now === entries ? result.data.entries : now));
      const message = order.isPublic
        ? 'El orden está guardado y llega al sitio en unos segundos.'
        : 'El orden está guardado.';
      toggleNotification({ type: 'success', message });
      return;
    }
    const isConflict = 'status' in result.error && result.error.status === CONFLICT;
    const message = formatError(result.error);
    if (isConflict) setConflict(message);
    else toggleNotification({ type: 'danger', message });
  }

  return (
    <>
      <UnsavedOrder isChanged={isChanged} isSaving={isSaving} />
      <Layouts.Header
        navigationAction={<BackButton fallback="/ordenar" />}
        title={`Ordenar: ${order.type}`}
        subtitle={`Arrastra, o usa las flechas. ${order.isPublic ? 'El orden se ve en el sitio en cuanto lo guardas; los borradores no se publican.' : 'El orden vale en cuanto lo guardas.'}`}
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

/** Page to order the entries of a type by hand. */
export function OrderPage() {
  const { uid = '' } = useParams();
  const { data, isLoading, isFetching, error, refetch } = useGetEntryOrderQuery(uid, {
    refetchOnMountOrArgChange: true,
  });
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  // Used as key: a reload discards unsaved moves.
  const [reloadCount, setReloadCount] = useState(0);
  async function reload() {
    await refetch();
    setReloadCount((count) => count + 1);
  }
  return (
    <Main>
      <Page.Title>Ordenar</Page.Title>
      {isLoading || (isFetching && !data) ? (
        <Page.Loading />
      ) : data ? (
        <OrderEditor
          key={reloadCount}
          order={data}
          isReloaded={reloadCount > 0}
          onReload={() => void reload()}
        />
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

type UnsavedOrderProps = { isChanged: boolean; isSaving: boolean };

/**
 * Asks before leaving a page with an unsaved order. Navigation during a save waits for it, and asks
 * only if the save fails.
 */
function UnsavedOrder({ isChanged, isSaving }: UnsavedOrderProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isChanged) event.preventDefault();
  });
  useEffect(() => {
    if (!isChanged) blocker.proceed?.();
  }, [blocker, isChanged]);
  return (
    <Dialog.Root
      open={blocker.state === 'blocked' && !isSaving}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
    >
      <ConfirmDialog title="¿Salir sin guardar el orden?" onConfirm={() => blocker.proceed?.()}>
        El orden que acomodaste todavía no está guardado. Si sales, se pierde.
      </ConfirmDialog>
    </Dialog.Root>
  );
}
