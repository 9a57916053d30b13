import { Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';

import type { PublicationRequest } from '../../../../contracts/publication-requests';
import { formatRequest } from './format-request';
import { RequestText } from './request-text';
import { type RequestProps, useChangeRequest } from './use-change-request';

/** Lets a publisher accept or return a publication request. */
export function DecidePublication({
  data,
  request,
  ...entry
}: RequestProps & { request: PublicationRequest }) {
  const isModified = useForm('DecidePublication', ({ modified }) => modified);
  const [isReturning, setIsReturning] = useState(false);
  const [comment, setComment] = useState('');
  const { changeRequest, isLoading } = useChangeRequest(entry);
  const seen = { request: request.id, draftUpdatedAt: data.draftUpdatedAt };

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography role="status">{formatRequest(request)}</Typography>
      {isReturning ? (
        <>
          <RequestText
            name="publication-comment"
            label="Qué hay que cambiar"
            value={comment}
            onChange={setComment}
            isRequired
          />
          <Button
            variant="secondary"
            fullWidth
            disabled={comment.trim() === ''}
            loading={isLoading}
            onClick={() =>
              void changeRequest(
                { action: 'return', data: { ...seen, comment } },
                `Se la regresaste a ${request.requestedBy}.`,
              )
            }
          >
            Regresar con el comentario
          </Button>
          <Button variant="tertiary" fullWidth onClick={() => setIsReturning(false)}>
            Cancelar
          </Button>
        </>
      ) : (
        <>
          {isModified && (
            <Typography textColor="warning700">
              Tienes cambios sin guardar: guárdalos, o publica con el botón de arriba.
            </Typography>
          )}
          <Button
            fullWidth
            disabled={isModified}
            loading={isLoading}
            onClick={() =>
              void changeRequest({ action: 'publish', data: seen }, 'La entrada se publicó.')
            }
          >
            Publicar lo que pide
          </Button>
          <Button variant="tertiary" fullWidth onClick={() => setIsReturning(true)}>
            Regresar…
          </Button>
        </>
      )}
    </Flex>
  );
}
