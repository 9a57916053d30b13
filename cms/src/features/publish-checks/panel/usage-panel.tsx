import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';

import { isReferable } from '../../../../contracts/addresses';
import type { Usage } from '../../../../contracts/usages';
import { useIsPublicType } from '../../../content-model/panel/use-is-public-type';
import { useFetched } from '../../../platform/panel/use-fetched';
import { UsageList } from './usage-list';

function EntryUsage({ url }: { url: string }) {
  const { data, hasFailed } = useFetched<Usage[]>(url);
  if (hasFailed) return <Typography>No pudimos averiguarlo. Recarga la página.</Typography>;
  if (!data) return <Typography textColor="neutral600">Buscando…</Typography>;
  if (data.length > 0) return <UsageList usages={data} />;
  return <Typography textColor="neutral600">En ninguna otra entrada.</Typography>;
}

/** Side panel of the edit view: the entries that show or link to this one. */
export const UsagePanel: PanelComponent = ({ document, ...ref }) => {
  const { model, documentId } = ref;
  const isPublic = useIsPublicType(ref);
  const id = documentId ?? document?.documentId;
  if (!isPublic || !id || !isReferable(model)) return null;
  const url = `/publish-checks/usages/${model}/${id}`;
  return { title: 'Usado en', content: <EntryUsage key={url} url={url} /> };
};
