import { useState } from 'react';
import type { PersonFindings } from '@tequiora/cms/contracts/personal-data.ts';

/** Returns the enquiries that are chosen at first: a phone or a corrected contact may be of others. */
const chooseSafe = ({ enquiries }: PersonFindings): ReadonlySet<string> =>
  new Set(enquiries.filter(({ match }) => match === 'email').map(({ documentId }) => documentId));

/** Returns the choice among the enquiries of a search result; another result starts another choice. */
export function useChosenEnquiries(findings: PersonFindings) {
  const [choice, setChoice] = useState({ findings, ids: chooseSafe(findings) });
  const isCurrent = choice.findings === findings;
  const ids = isCurrent ? choice.ids : chooseSafe(findings);
  const { enquiries } = findings;
  const chosen = enquiries.filter(({ documentId }) => ids.has(documentId));
  const isAll = enquiries.length > 0 && chosen.length === enquiries.length;
  const choose = (next: Iterable<string>) => setChoice({ findings, ids: new Set(next) });
  return {
    ids: chosen.map(({ documentId }) => documentId),
    mails: chosen.reduce((total, { mails }) => total + mails, 0),
    isAll,
    has: (id: string) => ids.has(id),
    toggle: (id: string) =>
      choose(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => choose(isAll ? [] : enquiries.map(({ documentId }) => documentId)),
  };
}

export type ChosenEnquiries = ReturnType<typeof useChosenEnquiries>;
