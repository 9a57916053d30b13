/**
 * Tells Gatsby where the page is scrolled to when it comes alive. It only notes what is scrolled
 * later, and would bring somebody who comes back to the top.
 */
export function rememberScroll(): void {
  window.dispatchEvent(new Event('scroll'));
}
