import { whenIdle } from '#src/lib/idle.ts';
import { isNewLoad } from '#src/lib/is-new-load.ts';
import { FIRST_VIEW, WHOLE_PAGE } from '#src/lib/whole-page.ts';

const IDLE_TIMEOUT_MS = 500;

// Once: the script is in each page.
export const html = document.documentElement;

/**
 * Hides the content below the first view until the fonts are settled, then lays out its sections one
 * at a time, separate from painting: assistive technology needs their sizes. Reloads, going back and
 * fragments need scroll positions, so that nothing is hidden.
 */
export function layOutBelowFirstView(fontsSettled: Promise<void>): void {
  if (window.location.hash || !isNewLoad()) {
    html.setAttribute(WHOLE_PAGE, '');
    return;
  }
  html.setAttribute(FIRST_VIEW, '');
  const showRest = () => html.removeAttribute(FIRST_VIEW);
  window.addEventListener('scroll', showRest, { once: true, passive: true });
  void fontsSettled.then(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('main>section,footer')];
    whenIdle(() => {
      showRest();
      layOutNext(sections);
    }, IDLE_TIMEOUT_MS);
  });
}

function layOutNext(sections: HTMLElement[]): void {
  whenIdle(() => {
    const section = sections.shift();
    if (!section) return html.setAttribute(WHOLE_PAGE, '');
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect();
    layOutNext(sections);
  }, IDLE_TIMEOUT_MS);
}
