import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';

import { useSchema } from '../../../content-model/panel/use-is-public-type';
import { isPublicType } from '../../../content-model/public-types';
import { BulkPublish } from './bulk-publish';

/**
 * Replaces the dialog of Strapi's action to publish several entries, which knows only the rules in the
 * schema and counts other faulty entries as ready. It is the only bulk action with a modal. Strapi mounts
 * the content as a component: a new one for each rendering of the list would start the dialog again.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · the dialog that Strapi's bulk actions describe
 * why: an action can be wrapped, but its dialog has no extension point
 * test: site/e2e/panel/bulk.spec.ts
 * until: Strapi's dialog takes checks of the server
 */
function withOwnDialog(action: BulkActionComponent): BulkActionComponent {
  const Publish: BulkActionComponent = (props) => {
    const { schema } = useSchema(props);
    const described = action(props);
    if (described?.dialog?.type !== 'modal' || !schema || !isPublicType(schema)) return described;
    return { ...described, dialog: { ...described.dialog, content: BulkPublish } };
  };
  Publish.type = action.type;
  return Publish;
}

export const publishMany = (actions: readonly BulkActionComponent[]) => actions.map(withOwnDialog);
