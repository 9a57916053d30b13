import { useState } from 'react';
import { clearFormDraft, loadFormDraft, saveFormDraft } from '#src/admin/lib/form-drafts.ts';
import type { ReplyRequest } from '@tequiora/cms/contracts/dashboard-enquiry.ts';

/** Reply opened in another program; not yet confirmed as sent. */
export type OpenedReply = ReplyRequest['data'] & {
  /** Link to open it again, for example after a blocked pop-up. */
  href: string;
};

const openedKey = (enquiryId: string) => `respuesta-abierta:${enquiryId}`;

/** Returns the opened reply of an enquiry; null if there is none. */
export function readOpenedReply(enquiryId: string): OpenedReply | null {
  return (loadFormDraft(openedKey(enquiryId))?.values ?? null) as OpenedReply | null;
}

/** Returns the state of the opened reply of an enquiry; survives a reload of the tab. */
export function useOpenedReply(enquiryId: string) {
  const key = openedKey(enquiryId);
  const [opened, setOpened] = useState(() => readOpenedReply(enquiryId));
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
