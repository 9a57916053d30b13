import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/admin/lib/paths.ts';
import { withShortcut } from '#src/admin/lib/shortcuts.ts';
import { useShortcuts } from '#src/admin/lib/use-shortcuts.ts';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { ListContext } from './list-context.ts';
import { useOwnerChange } from './use-owner-change.ts';

/** Marks the link of a row with its enquiry. */
export const rowLink = ({ documentId, folio }: Pick<EnquirySummary, 'documentId' | 'folio'>) => ({
  'data-enquiry': documentId,
  'data-folio': folio,
});

const findLinks = () => [...document.querySelectorAll<HTMLElement>('a[data-enquiry]')];

/** Returns the index of the row that contains the focus, -1 if there is none. */
const findFocused = (links: readonly HTMLElement[]) =>
  links.findIndex((link) => link.closest('tr, li')?.contains(document.activeElement));

/**
 * Shortcuts of a list of enquiries: they move the focus between the links of the rows, take the
 * enquiry of the focused row, and open it to reply, to write a note or to change its status.
 * @param context of the links
 */
export function useRowShortcuts(context: ListContext, onTaken?: () => void): void {
  const navigate = useNavigate();
  const { change } = useOwnerChange(onTaken);
  const last = useRef(0);

  const move = (step: 1 | -1) => {
    const links = findLinks();
    const focused = findFocused(links);
    // Without a focused row: the first one, or the one after a row that was removed.
    const from = focused < 0 ? last.current - (step > 0 ? 1 : 0) : focused;
    last.current = Math.max(0, Math.min(from + step, links.length - 1));
    links[last.current]?.focus();
  };

  const onFocused = (act: (documentId: string, folio: string) => void) => () => {
    const links = findLinks();
    const { enquiry, folio = '' } = links[findFocused(links)]?.dataset ?? {};
    if (enquiry) act(enquiry, folio);
  };

  const openFor = (name: 'reply' | 'note' | 'status') =>
    onFocused((id) => navigate(paths.enquiry.to(id), { state: withShortcut(context, name) }));

  useShortcuts({
    next: () => move(1),
    previous: () => move(-1),
    take: onFocused((documentId, folio) => change({ documentId, folio }, { action: 'take' })),
    reply: openFor('reply'),
    note: openFor('note'),
    status: openFor('status'),
  });
}
