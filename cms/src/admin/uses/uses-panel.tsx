import { Badge, Flex, Link, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Link as RouterLink } from 'react-router-dom';

import { ENTRY_LINKS, ENTRY_PAGES } from '../../../contracts/addresses';
import type { Use } from '../../../contracts/content-guard';
import { useAsked } from '../before-publishing/use-asked';

function editorOf({ uid, documentId, isSingle }: Use): string {
  if (isSingle) return `/content-manager/single-types/${uid}`;
  return `/content-manager/collection-types/${uid}/${documentId}`;
}

function UseList({ url }: { url: string }) {
  const { data, hasFailed } = useAsked<Use[]>(url);
  if (hasFailed) return <Typography>No pudimos averiguarlo. Recarga la página.</Typography>;
  if (!data) return <Typography textColor="neutral600">Buscando…</Typography>;
  if (data.length === 0) {
    return <Typography textColor="neutral600">En ninguna otra entrada.</Typography>;
  }
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} width="100%" aria-label="Usos">
      {data.map((use) => (
        <Flex
          key={`${use.uid}${use.documentId}${use.place}`}
          tag="li"
          direction="column"
          alignItems="flex-start"
          gap={1}
        >
          <Link tag={RouterLink} to={editorOf(use)}>
            {use.name}
          </Link>
          <Flex gap={2} wrap="wrap">
            <Typography variant="pi" textColor="neutral600">
              {use.place}
            </Typography>
            {use.isPublished ? null : <Badge>Borrador</Badge>}
          </Flex>
        </Flex>
      ))}
    </Flex>
  );
}

/** Beside an entry in the editor: what shows it or links to it, before somebody takes it away. */
export const UsesPanel: PanelComponent = ({ model, documentId, document }) => {
  const id = documentId ?? document?.documentId;
  if (!id || !(model in ENTRY_PAGES || model in ENTRY_LINKS)) return null;
  return { title: 'Usado en', content: <UseList url={`/content-guard/uses/${model}/${id}`} /> };
};
