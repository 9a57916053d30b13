import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';
import { useNotification, useTable } from '@strapi/strapi/admin';

import type { RemovalAction } from '../../../../contracts/removal';
import { useRunBulkActionMutation } from './bulk-api';
import { formatRemoved } from './summarise-bulk';

type Removal = Pick<Parameters<BulkActionComponent>[0], 'model' | 'documents'> & {
  action: RemovalAction;
};

const TIMEOUT_MS = 20_000;

/**
 * Returns a function that unpublishes or deletes several entries: those that the CMS refuses stay
 * selected and are named, the others are removed.
 */
export function useRemoveMany() {
  const { toggleNotification } = useNotification();
  const selectRow = useTable('RemoveMany', (table) => table.selectRow);
  const [run, { isLoading }] = useRunBulkActionMutation();

  async function remove({ model, action, documents }: Removal): Promise<void> {
    const documentIds = documents.map(({ documentId }) => documentId);
    const response = await run({ model, action, documentIds });
    if (!('data' in response)) {
      toggleNotification({
        type: 'danger',
        message: 'No pudimos terminar. Revisa tu conexión y vuelve a intentarlo.',
      });
      return;
    }
    const refused = response.data.filter(({ refusal }) => refusal !== null);
    const done = documentIds.length - refused.length;
    selectRow(
      documents.filter((each) => refused.some(({ documentId }) => documentId === each.documentId)),
    );
    if (done > 0) toggleNotification({ type: 'success', message: formatRemoved(action, done) });
    if (refused.length === 0) return;
    toggleNotification({
      type: 'warning',
      title: refused.length === 1 ? 'Una no se pudo:' : `${refused.length} no se pudieron:`,
      message: refused.map(({ name, refusal }) => `«${name}»: ${refusal}`).join(' '),
      timeout: TIMEOUT_MS,
    });
  }
  return { remove, isLoading };
}
