import { Button, Dialog, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { ConfirmDialog, useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';

import {
  useEndCalendarAddressMutation,
  useGetCalendarAddressQuery,
  useRenewCalendarAddressMutation,
} from './calendar-api';

/** Dialog with the private address of the user's calendar, for Google Calendar, Outlook or a telephone. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { data, isLoading, error, refetch } = useGetCalendarAddressQuery();
  const [renew, renewing] = useRenewCalendarAddressMutation();
  const [end, ending] = useEndCalendarAddressMutation();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  const [asked, setAsked] = useState<'renew' | 'end'>();
  const field = useRef<HTMLInputElement>(null);

  async function change(run: typeof renew) {
    setAsked(undefined);
    const result = await run();
    if ('error' in result && result.error) {
      toggleNotification({ type: 'danger', message: formatError(result.error) });
    }
    await refetch();
  }

  async function copy() {
    field.current?.select();
    await navigator.clipboard.writeText(data ?? '');
    toggleNotification({ type: 'success', message: 'La dirección está copiada.' });
  }

  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Modal.Content>
        <Modal.Header closeLabel="Cerrar">
          <Modal.Title>Ver este calendario en otro programa</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>
              Google Calendar, Outlook y los teléfonos se suscriben a una dirección y se actualizan
              solos. Es solo tuya: muestra lo que tu rol ve, y quien la tenga lo ve también.
            </Typography>
            {isLoading ? null : error ? (
              <Typography textColor="danger600">{formatError(error)}</Typography>
            ) : data ? (
              <Field.Root hint="Pégala en «Suscribirse a un calendario» o «Agregar por URL».">
                <Field.Label>Tu dirección</Field.Label>
                <Field.Input ref={field} readOnly value={data} />
                <Field.Hint />
              </Field.Root>
            ) : (
              <Typography textColor="neutral600">Todavía no tienes una dirección.</Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          {data ? (
            <>
              <Flex gap={2} wrap="wrap">
                <Button
                  variant="tertiary"
                  loading={renewing.isLoading}
                  onClick={() => setAsked('renew')}
                >
                  Cambiarla
                </Button>
                <Button
                  variant="danger-light"
                  loading={ending.isLoading}
                  onClick={() => setAsked('end')}
                >
                  Quitarla
                </Button>
              </Flex>
              <Button onClick={() => void copy()}>Copiar</Button>
            </>
          ) : (
            <>
              <Modal.Close>
                <Button variant="tertiary">Cerrar</Button>
              </Modal.Close>
              <Button
                loading={renewing.isLoading}
                disabled={isLoading}
                onClick={() => void change(renew)}
              >
                Crear mi dirección
              </Button>
            </>
          )}
        </Modal.Footer>
        <Dialog.Root
          open={asked !== undefined}
          onOpenChange={(isOpen) => (isOpen ? undefined : setAsked(undefined))}
        >
          <ConfirmDialog
            title={asked === 'end' ? '¿Quitar tu dirección?' : '¿Cambiar tu dirección?'}
            onConfirm={() => change(asked === 'end' ? end : renew)}
          >
            Los programas que usan la de ahora dejan de actualizarse.
          </ConfirmDialog>
        </Dialog.Root>
      </Modal.Content>
    </Modal.Root>
  );
}
