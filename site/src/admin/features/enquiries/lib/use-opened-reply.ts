import { useState } from 'react';
import { clearFormDraft, loadFormDraft, saveFormDraft } from '#src/admin/lib/form-drafts.ts';
import type { ReplyRequest } from '@tequiora/cms/contracts/dashboard-enquiry.ts';

/** Reply opened in another program, or a call; not yet confirmed. */
export type OpenedReply = ReplyRequest['data'] & {
  /** Link to open it again, for example after a blocked pop-up; null without a number. */
  href: string | null;
  /** Text that was copied, because the link would have been too long with it. */
  copied?: string | undefined;
};

const openedKey = (enquiryId: string) => `respuesta-abierta:${enquiryId}`;

/** Returns the opened reply of an enquiry; null if there is none. */
export function readOpenedReply(enquiryId: string): OpenedReply | null {
  return (loadFormDraft(openedKey(enquiryId))?.values ?? null) as OpenedReply | null;
}

/** Stores an opened reply until it is confirmed, so that it survives a reload of the tab. */
export function saveOpenedReply(enquiryId: string, reply: OpenedReply): void {
  saveFormDraft(openedKey(enquiryId), { values: reply, version: null });
}

/** Returns the state of the opened reply of an enquiry. */
export function useOpenedReply(enquiryId: string) {
  const [opened, setOpened] = useState(() => readOpenedReply(enquiryId));
  return {
    opened,
    open: (reply: OpenedReply) => {
      saveOpenedReply(enquiryId, reply);
      setOpened(reply);
    },
    forget: () => {
      clearFormDraft(openedKey(enquiryId));
      setOpened(null);
    },
  };
}
