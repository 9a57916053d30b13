import { createContext, useContext } from 'react';

export type CaseOpener = {
  /** Shows the case over the page; `trigger` gets the focus back. */
  open: (slug: string, trigger: HTMLElement) => void;
  /** Preloads the dialog; call it when opening a case becomes likely. */
  prepare: () => void;
};

/** Without a provider, cards are plain links to the case pages. */
export const CaseOpenerContext = createContext<CaseOpener | null>(null);

export function useCaseOpener(): CaseOpener | null {
  return useContext(CaseOpenerContext);
}
