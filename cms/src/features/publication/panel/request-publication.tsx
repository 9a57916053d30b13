import { Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';

import { formatSettledRequest, formatRequest } from './format-request';
import { RequestText } from './request-text';
import { type RequestProps, useChangeRequest } from './use-change-request';

/** Lets a writer request publication, and shows the state of the request. */
export function RequestPublication({ data, ...entry }: RequestProps) {
  const { request, hasChanges } = data;
  const isModified = useForm('RequestPublication', ({ modified }) => modified);
  const [note, setNote] = useState('');
  const { changeRequest, isLoading } = useChangeRequest(entry);

  async function submit() {
    const isRequested = await changeRequest(
      { action: 'request', data: { note } },
      'Listo: pediste que se publique.',
    );
    if (isRequested) setNote('');
  }

  if (request?.state === 'requested') {
    return (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography role="status">{formatRequest(request)}</Typography>
        {request.isOwn && (
          <Button
            variant="tertiary"
            fullWidth
            loading={isLoading}
            onClick={() =>
              void changeRequest(
                { action: 'withdraw', data: { request: request.id } },
                'La petición se retiró.',
              )
            }
          >
            Retirar la petición
          </Button>
        )}
      </Flex>
    );
  }
  const settled = request && formatSettledRequest(request);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {settled && <Typography role="status">{settled}</Typography>}
      {hasChanges ? (
        <>
          <RequestText
            name="publication-note"
            label="Nota para quien publica"
            value={note}
            onChange={setNote}
          />
          {isModified && (
            <Typography textColor="warning700">Guarda tus cambios antes de pedirla.</Typography>
          )}
          <Button
            variant="secondary"
            fullWidth
            disabled={isModified}
            loading={isLoading}
            onClick={() => void submit()}
          >
            Pedir publicación
          </Button>
        </>
      ) : (
        <Typography textColor="neutral600">No hay cambios por publicar.</Typography>
      )}
    </Flex>
  );
}
