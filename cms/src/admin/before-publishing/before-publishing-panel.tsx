import { Flex, Status, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';

import type { NamedEntry, SitePages } from '../../../contracts/content-guard';
import { valuesFor } from '../../placeholders/placeholder-values';
import type { Values } from '../../publish-rules/entry';
import type { LinkTargets } from '../../publish-rules/links';
import { findWarnings } from './find-warnings';
import { FindingList } from './finding-list';
import { SearchPreview } from './search-preview';
import { type Place, usePublicType, useSchema } from '../public-type';
import { LINKS_UNKNOWN, stateOf, summarise } from './summarise';
import { useAsked } from '../uses/use-asked';
import { usePublished } from './use-published';

type WarningsProps = Place & { stored: Values; isPublished: boolean };

function toTargets({ siteUrl, pages, anchors }: SitePages): LinkTargets {
  const byPage = Object.entries(anchors).map(([page, ids]) => [page, new Set(ids)] as const);
  return { siteUrl, pages: new Set(pages), anchors: new Map(byPage) };
}

function Warnings({ stored, isPublished, ...place }: WarningsProps) {
  const values = useForm('Warnings', (form) => form.values) as Values;
  const loaded = useForm('Warnings', (form) => form.initialValues) as Values;
  const { schema, components } = useSchema(place);
  const published = usePublished(place, isPublished);
  const { data: site, hasFailed } = useAsked<SitePages>('/content-guard/pages');
  const isSingle = place.collectionType === 'single-types';
  const names = useAsked<NamedEntry[]>(isSingle ? null : `/content-guard/names/${place.model}`);
  if (!schema) return null;
  const { model: uid } = place;
  const targets = site && toTargets(site);
  const placeholders = site && valuesFor(uid, values, site.placeholders);
  const found = findWarnings({
    ...{ uid, schema, components, values },
    ...{ loaded, stored, published, targets, placeholders },
    ...{ documentId: place.documentId, others: names.data },
  });
  const { variant, text } = summarise(found, stateOf(site, hasFailed));
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Status variant={variant} size="S" role="status">
        <Typography fontWeight="bold">{text}</Typography>
      </Status>
      <FindingList label="Falta llenar" findings={found.missing} />
      <FindingList
        label="Hay que corregir"
        findings={found.problems.map(({ message }) => message)}
      />
      <FindingList
        label="Por revisar"
        findings={hasFailed ? [LINKS_UNKNOWN, ...found.warnings] : found.warnings}
      />
      <SearchPreview {...{ uid, values, placeholders }} siteUrl={site?.siteUrl} />
    </Flex>
  );
}

/** Beside an entry in the editor: what its author has to mend before visitors see it. */
export const BeforePublishingPanel: PanelComponent = ({ activeTab, meta, document, ...props }) => {
  const { model, collectionType, documentId } = props;
  const isPublic = usePublicType(props);
  if (!isPublic || activeTab === 'published') return null;
  const stored: Values = document ?? {};
  const isPublished = (meta?.availableStatus?.length ?? 0) > 0;
  return {
    title: 'Antes de publicar',
    content: <Warnings {...{ model, collectionType, documentId, stored, isPublished }} />,
  };
};
