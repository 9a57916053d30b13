import type { ReplyRequest } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { useState } from 'react';
import { clearFormDraft, loadFormDraft, saveFormDraft } from '#src/admin/lib/form-drafts.ts';

/** A reply that was opened in another program. Whether it was sent is not known yet. */
export type OpenedReply = ReplyRequest['data'] & {
  /** Opens it once more, as when the browser blocked the window. */
  href: string;
};

/** The opened reply of an enquiry; survives a reload of the tab. */
export function useOpenedReply(enquiryId: string) {
  const key = `respuesta-abierta:${enquiryId}`;
  const [opened, setOpened] = useState(
    () => (loadFormDraft(key)?.values ?? null) as OpenedReply | null,
  );
  return {
    opened,
    open: (reply: OpenedReply) => {
      saveFormDraft(key, { values: reply, version: null });
      setOpened(reply);
    },
    forget: () => {
      clearFormDraft(key);
      setOpened(null);
    },
  };
}
