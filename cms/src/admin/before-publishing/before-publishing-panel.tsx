import { Flex, Status, Typography } from '@strapi/design-system';
import { useForm, unstable_useDocument as useDocument } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';

import type { Values } from './entry';
import { findWarnings } from './find-warnings';
import { usePublishedSlug, type Place } from './use-published-slug';

/** Schema and components of a type; nothing is fetched. */
function useSchema(place: Place) {
  const { schema, components } = useDocument(place, { skip: true });
  return { schema, components };
}

function Warnings({ isPublished, ...place }: Place & { isPublished: boolean }) {
  const values = useForm('Warnings', (form) => form.values) as Values;
  const { schema, components } = useSchema(place);
  const publishedSlug = usePublishedSlug(place, isPublished);
  if (!schema) return null;
  const warnings = findWarnings({ uid: place.model, schema, components, values, publishedSlug });
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Status variant={warnings.length > 0 ? 'warning' : 'success'} size="S" role="status">
        <Typography fontWeight="bold">{summarise(warnings.length)}</Typography>
      </Status>
      {warnings.length > 0 ? (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label="Por revisar">
          {warnings.map((warning, index) => (
            <Typography key={index} tag="li" variant="pi" textColor="neutral700">
              {warning}
            </Typography>
          ))}
        </Flex>
      ) : null}
    </Flex>
  );
}

function summarise(count: number): string {
  if (count === 0) return 'Todo en orden';
  return count === 1 ? 'Revisa un punto' : `Revisa ${count} puntos`;
}

/** Beside an entry in the editor: what its author may want to mend before visitors see it. */
export const BeforePublishingPanel: PanelComponent = ({ activeTab, meta, ...props }) => {
  const { model, collectionType, documentId } = props;
  const { schema } = useSchema({ model, collectionType, documentId });
  const isPublic = model.startsWith('api::') && schema?.options?.draftAndPublish === true;
  if (!isPublic || activeTab === 'published') return null;
  const isPublished = (meta?.availableStatus?.length ?? 0) > 0;
  return {
    title: 'Antes de publicar',
    content: <Warnings {...{ model, collectionType, documentId, isPublished }} />,
  };
};
