import { Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import type { Removal, RemovalAction, RemovalResponse } from '../../../../contracts/removal';
import { MessageList } from './message-list';

export type RemovalRequest = {
  model: string;
  documentIds: readonly string[];
  action: RemovalAction;
};

const UNKNOWN = 'No pudimos averiguar qué dejarán de ver los visitantes.';

/** Lists in a dialog what visitors no longer see, or why the CMS refuses the removal. */
export function RemovalEffects({ model, documentIds, action }: RemovalRequest) {
  const { post } = useFetchClient();
  const [removal, setRemoval] = useState<Removal>();
  const [hasFailed, setHasFailed] = useState(false);
  const ids = documentIds.join();

  useEffect(() => {
    let isCancelled = false;
    post<RemovalResponse>(`/content-guard/removals/${model}`, {
      documentIds: ids.split(','),
      action,
    })
      .then(({ data }) => !isCancelled && setRemoval(data.data))
      .catch(() => !isCancelled && setHasFailed(true));
    return () => {
      isCancelled = true;
    };
  }, [post, model, ids, action]);

  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" role="status">
      {!removal && (
        <Typography textColor="neutral600">
          {hasFailed ? UNKNOWN : 'Revisando qué dejarán de ver los visitantes…'}
        </Typography>
      )}
      {removal && <Effects {...removal} />}
    </Flex>
  );
}

function Effects({ refusals, consequences }: Removal) {
  if (refusals.length === 0 && consequences.length === 0) {
    return <Typography>Los visitantes no notarán ningún cambio.</Typography>;
  }
  return (
    <>
      <MessageList label="No se podrá" messages={refusals} />
      <MessageList label="Qué pasará" messages={consequences} />
    </>
  );
}
