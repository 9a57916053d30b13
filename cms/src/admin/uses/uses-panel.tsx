import { Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';

import { ENTRY_LINKS, ENTRY_PAGES } from '../../../contracts/addresses';
import type { Use } from '../../../contracts/content-guard';
import { usePublicType } from '../public-type';
import { useAsked } from './use-asked';
import { UseList } from './use-list';

function Uses({ url }: { url: string }) {
  const { data, hasFailed } = useAsked<Use[]>(url);
  if (hasFailed) return <Typography>No pudimos averiguarlo. Recarga la página.</Typography>;
  if (!data) return <Typography textColor="neutral600">Buscando…</Typography>;
  if (data.length > 0) return <UseList uses={data} />;
  return <Typography textColor="neutral600">En ninguna otra entrada.</Typography>;
}

/** Beside an entry in the editor: what shows it or links to it, before somebody takes it away. */
export const UsesPanel: PanelComponent = ({ document, ...place }) => {
  const { model, documentId } = place;
  const isPublic = usePublicType(place);
  const id = documentId ?? document?.documentId;
  if (!isPublic || !id || !(model in ENTRY_PAGES || model in ENTRY_LINKS)) return null;
  const url = `/content-guard/uses/${model}/${id}`;
  return { title: 'Usado en', content: <Uses key={url} url={url} /> };
};
