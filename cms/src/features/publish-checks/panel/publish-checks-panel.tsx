import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Status, Typography } from '@strapi/design-system';

import type { OtherEntry, SitePages } from '../../../../contracts/publish-checks';
import type { Values } from '../../../content-model/entry';
import {
  type DocumentRef,
  useIsPublicType,
  useSchema,
} from '../../../content-model/panel/use-is-public-type';
import { placeholderValuesFor } from '../../../content-model/placeholders/placeholder-values';
import { useDocument, useFormValues } from '../../../platform/panel/strapi-panel';
import { useFetched } from '../../../platform/panel/use-fetched';
import type { LinkTargets } from '../rules/publish-check';
import { checkEditedEntry } from './check-edited-entry';
import { MessageList } from './message-list';
import { SearchPreview } from './search-preview';
import { LINKS_UNKNOWN, linksStateOf, summariseChecks } from './summarise-checks';

type PublishChecksProps = DocumentRef & { stored: Values; isPublished: boolean };

function toTargets({ pages, anchors, ...origins }: SitePages): LinkTargets {
  const byPage = Object.entries(anchors).map(([page, ids]) => [page, new Set(ids)] as const);
  return { ...origins, pages: new Set(pages), anchors: new Map(byPage) };
}

/** Returns the published version of an entry; undefined when there is none. */
function usePublished(ref: DocumentRef, isPublished: boolean): Values | undefined {
  const isSingle = ref.collectionType === 'single-types';
  const { document } = useDocument(
    { ...ref, params: { status: 'published' } },
    { skip: !isPublished || (ref.documentId === undefined && !isSingle) },
  );
  return document;
}

function PublishChecks({ stored, isPublished, ...ref }: PublishChecksProps) {
  const { values } = useFormValues();
  const { schema, components } = useSchema(ref);
  const published = usePublished(ref, isPublished);
  const { data: site, hasFailed } = useFetched<SitePages>('/publish-checks/pages');
  const isSingle = ref.collectionType === 'single-types';
  const names = useFetched<OtherEntry[]>(isSingle ? null : `/publish-checks/names/${ref.model}`);
  if (!schema) return null;
  const { model: uid } = ref;
  const targets = site && toTargets(site);
  const placeholders = site && placeholderValuesFor(uid, values, site.placeholders);
  const results = checkEditedEntry({
    ...{ uid, schema, components, values },
    ...{ stored, published, targets, placeholders },
    ...{ documentId: ref.documentId, others: names.data },
  });
  const { variant, text } = summariseChecks(results, linksStateOf(site, hasFailed));
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Status variant={variant} size="S" role="status">
        <Typography fontWeight="bold">{text}</Typography>
      </Status>
      <MessageList label="Falta llenar" messages={results.missing} />
      <MessageList
        label="Hay que corregir"
        messages={results.problems.map(({ message }) => message)}
      />
      <MessageList
        label="Por revisar"
        messages={hasFailed ? [LINKS_UNKNOWN, ...results.warnings] : results.warnings}
      />
      <SearchPreview {...{ uid, values, placeholders }} siteUrl={site?.siteUrl} />
    </Flex>
  );
}

/** Side panel of the edit view: the results of the publish checks for the form. */
export const PublishChecksPanel: PanelComponent = ({ activeTab, meta, document, ...props }) => {
  const { model, collectionType, documentId } = props;
  const isPublic = useIsPublicType(props);
  if (!isPublic || activeTab === 'published') return null;
  const stored: Values = document ?? {};
  const isPublished = (meta?.availableStatus?.length ?? 0) > 0;
  return {
    title: 'Antes de publicar',
    content: <PublishChecks {...{ model, collectionType, documentId, stored, isPublished }} />,
  };
};
