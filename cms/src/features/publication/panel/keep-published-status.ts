import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';

import { NOT_ONLINE_STATUS } from '../../../../contracts/publication';

type Props = Parameters<BulkActionComponent>[0];
type Document = Props['documents'][number];

function toPublished(document: Document): Document {
  return document.status === NOT_ONLINE_STATUS ? { ...document, status: 'published' } : document;
}

/**
 * Gives Strapi's bulk actions the status that they know: they offer to unpublish published entries.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · bulk actions compare the status of the selected entries
 * why: `not-online`, which our lists show, is none of theirs
 * test: site/e2e/panel/upstream.spec.ts
 * until: lists can show a status of their own
 */
export const keepPublishedStatus = (actions: readonly BulkActionComponent[]) =>
  actions.map((action) => {
    const Action: BulkActionComponent = (props) =>
      action({ ...props, documents: props.documents.map(toPublished) });
    Action.type = action.type;
    return Action;
  });
