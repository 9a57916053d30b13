import { createContext, useContext } from 'react';

export type CaseOpener = {
  /** Shows the case over the page; `trigger` gets the focus back. */
  open: (slug: string, trigger: HTMLElement) => void;
  /** Fetches the dialog; worth calling when somebody seems about to open a case. */
  prepare: () => void;
};

/** Without a provider the cards are plain links to the cases' pages. */
export const CaseOpenerContext = createContext<CaseOpener | null>(null);

export function useCaseOpener(): CaseOpener | null {
  return useContext(CaseOpenerContext);
}
