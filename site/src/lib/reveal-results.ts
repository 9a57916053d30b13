/**
 * Shows the results that the address asks for, where the page opened at its top: their filters are
 * far below it. Somebody who comes back is where they were and stays there.
 */
export function revealResults(headingId: string): void {
  if (window.scrollY > 0 || window.location.hash) return;
  document.getElementById(headingId)?.scrollIntoView({ behavior: 'instant' });
}
