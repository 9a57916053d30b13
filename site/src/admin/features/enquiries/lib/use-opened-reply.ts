import { useState } from 'react';
import { clearFormDraft, loadFormDraft, saveFormDraft } from '#src/admin/lib/form-drafts.ts';
import type { ReplyRequest } from '@tequiora/cms/contracts/dashboard-enquiry.ts';

/** Reply opened in another program; not yet confirmed as sent. */
export type OpenedReply = ReplyRequest['data'] & {
  /** Link to open it again, for example after a blocked pop-up. */
  href: string;
};

/** Returns the opened reply of an enquiry; survives a reload of the tab. */
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
