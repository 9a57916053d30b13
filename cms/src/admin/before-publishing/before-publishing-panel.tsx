import { Flex, Status, Typography } from '@strapi/design-system';
import { useForm, unstable_useDocument as useDocument } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';

import type { SitePages } from '../../../contracts/content-guard';
import type { Values } from '../../publish-rules/entry';
import { findWarnings, type Findings } from './find-warnings';
import { FindingList } from './finding-list';
import { SearchPreview } from './search-preview';
import { useAsked } from '../uses/use-asked';
import { usePublished, type Place } from './use-published';

/** Schema and components of a type; nothing is fetched. */
function useSchema(place: Place) {
  const { schema, components } = useDocument(place, { skip: true });
  return { schema, components };
}

function Warnings({ isPublished, ...place }: Place & { isPublished: boolean }) {
  const values = useForm('Warnings', (form) => form.values) as Values;
  const { schema, components } = useSchema(place);
  const published = usePublished(place, isPublished);
  const { data: site } = useAsked<SitePages>('/content-guard/pages');
  if (!schema) return null;
  const { model: uid } = place;
  const pages = site && new Set(site.pages);
  const found = findWarnings({ uid, schema, components, values, published, pages });
  const { variant, text } = summarise(found);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Status variant={variant} size="S" role="status">
        <Typography fontWeight="bold">{text}</Typography>
      </Status>
      <FindingList
        label="Hay que corregir"
        findings={found.problems.map(({ message }) => message)}
      />
      <FindingList label="Por revisar" findings={found.warnings} />
      {site ? <SearchPreview uid={uid} values={values} siteUrl={site.siteUrl} /> : null}
    </Flex>
  );
}

function summarise({ problems, warnings }: Findings) {
  if (problems.length > 0) {
    const what = problems.length === 1 ? 'un punto' : `${problems.length} puntos`;
    return { variant: 'danger', text: `No se puede publicar: corrige ${what}` } as const;
  }
  if (warnings.length === 0) return { variant: 'success', text: 'Todo en orden' } as const;
  const what = warnings.length === 1 ? 'un punto' : `${warnings.length} puntos`;
  return { variant: 'warning', text: `Revisa ${what}` } as const;
}

/** Beside an entry in the editor: what its author has to mend before visitors see it. */
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
