import { useState } from 'react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { useIsMounted } from '#src/admin/lib/use-is-mounted.ts';
import { ApiError } from '#src/lib/api-error.ts';
import type {
  EnquiryChangeRequest,
  EnquiryDetail,
  WithResult,
  WithUndo,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { useUpdateEnquiry } from '../api/enquiry-changes.ts';
import { useOutcomeTitle } from './use-outcome-title.ts';

const CONFLICT = 409;

type Change = Pick<EnquiryChangeRequest['data'], 'status' | 'answer' | 'note'> & WithResult;

/** A note is added to what others have written, so it conflicts with nothing. */
const isNoteOnly = ({ status, result }: Change) => status === undefined && result === undefined;

/**
 * Changes an enquiry based on the version on screen. On a conflict nothing is written: the enquiry
 * is reloaded and `stale.from` is the index of its first new history record. The outcome is also
 * reported when the user has moved on.
 */
export function useEnquiryChange(enquiry: EnquiryDetail) {
  const { mutateAsync, isPending, variables } = useUpdateEnquiry(enquiry.documentId);
  const isMounted = useIsMounted();
  const titleOf = useOutcomeTitle();
  const [stale, setStale] = useState<{ from: number } | null>(null);

  const change = (data: Change, onSaved: (response: WithUndo) => void) =>
    void mutateAsync(isNoteOnly(data) ? data : { ...data, updatedAt: enquiry.updatedAt }).then(
      (response) => {
        setStale(null);
        onSaved(response);
      },
      (error: unknown) => {
        const isStale = error instanceof ApiError && error.status === CONFLICT;
        if (isStale && isMounted()) setStale({ from: enquiry.history.length });
        else notifyFailure(titleOf('Error al actualizar consulta', enquiry), error);
      },
    );

  return {
    change,
    stale,
    dismissStale: () => setStale(null),
    /** Change being saved; null when idle. */
    saving: isPending ? variables : null,
  };
}

export type EnquiryChange = ReturnType<typeof useEnquiryChange>;
