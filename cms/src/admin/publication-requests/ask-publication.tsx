import { Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';

import { RequestText } from './request-text';
import { tellSettled, tellRequest } from './request-words';
import { type RequestProps, useChangeRequest } from './use-change-request';

/** For whoever only writes drafts: asks for publication, and shows what became of it. */
export function AskPublication({ data, ...entry }: RequestProps) {
  const { request, hasChanges } = data;
  const isModified = useForm('AskPublication', ({ modified }) => modified);
  const [note, setNote] = useState('');
  const { changeRequest, isLoading } = useChangeRequest(entry);

  async function ask() {
    const isAsked = await changeRequest(
      { action: 'request', data: { note } },
      'Listo: pediste que se publique.',
    );
    if (isAsked) setNote('');
  }

  if (request?.state === 'requested') {
    return (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography role="status">{tellRequest(request)}</Typography>
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
  const settled = request && tellSettled(request);
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
            onClick={() => void ask()}
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
