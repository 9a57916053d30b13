import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';

import { useIsPublicType } from '../../../content-model/panel/use-is-public-type';
import { useCanPublish } from '../../../platform/panel/use-can-publish';
import { DecidePublication } from './decide-publication';
import { RequestPublication } from './request-publication';
import { useGetEntryRequestQuery } from './requests-api';

const POLL_MS = 15_000;

const DISABLED_REASON =
  '«Publicar» está en gris porque tu rol escribe borradores. Pide aquí que un editor lo publique.';

/** Side panel of the edit view: requests publication, or decides about a request. */
export const RequestPanel: PanelComponent = ({ document, meta, activeTab, ...ref }) => {
  const { model, documentId } = ref;
  const isPublic = useIsPublicType(ref);
  const { canPublish, isLoading } = useCanPublish(model);
  const id = documentId ?? document?.documentId;
  const version = `${document?.updatedAt ?? ''}-${meta?.availableStatus?.[0]?.updatedAt ?? ''}`;
  const entry = { uid: model, documentId: id ?? '' };
  const { data } = useGetEntryRequestQuery(
    { ...entry, version },
    { skip: !isPublic || !id, pollingInterval: POLL_MS, refetchOnMountOrArgChange: true },
  );
  if (!isPublic || isLoading || activeTab === 'published') return null;
  if (canPublish) {
    const open = data?.request?.state === 'requested' ? data.request : null;
    if (!data || !open) return null;
    return {
      title: 'Piden publicarla',
      content: <DecidePublication key={open.id} {...entry} data={data} request={open} />,
    };
  }
  if (data && !data.canRequest) return null;
  return {
    title: 'Pedir publicación',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography>{DISABLED_REASON}</Typography>
        {data ? (
          <RequestPublication {...entry} data={data} />
        ) : (
          !id && <Typography textColor="neutral600">Primero guarda el borrador.</Typography>
        )}
      </Flex>
    ),
  };
};
