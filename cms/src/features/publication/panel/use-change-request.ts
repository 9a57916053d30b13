import { useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';

import type { EntryRequest } from '../../../../contracts/publication-requests';
import { useChangeRequestMutation } from './requests-api';

export type RequestProps = { uid: string; documentId: string; data: EntryRequest };

type Change = Parameters<ReturnType<typeof useChangeRequestMutation>[0]>[0];

/** Changes a request and shows the result as a notification; resolves to true on success. */
export function useChangeRequest({ uid, documentId }: Omit<RequestProps, 'data'>) {
  const [change, { isLoading }] = useChangeRequestMutation();
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();

  async function changeRequest(
    { action, data }: Pick<Change, 'action' | 'data'>,
    done: string,
  ): Promise<boolean> {
    const result = await change({ uid, documentId, action, data });
    if ('error' in result) {
      const message = formatError(result.error);
      toggleNotification({ type: 'danger', message });
      return false;
    }
    toggleNotification({ type: 'success', message: done });
    return true;
  }

  return { changeRequest, isLoading };
}
