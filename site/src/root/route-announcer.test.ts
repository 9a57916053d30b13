import { translateRouteAnnouncer } from './route-announcer.ts';

/** Announces a page as Gatsby does after a navigation. */
function announce(region: HTMLElement, page: string): void {
  const text = `Navigated to ${page}`;
  if (region.innerText !== text) region.innerText = text;
}

test('announces a new page in Spanish, and a page only once', async () => {
  document.body.innerHTML = '<div id="gatsby-announcer" aria-live="assertive"></div>';
  const region = document.getElementById('gatsby-announcer') as HTMLElement;
  translateRouteAnnouncer();
  translateRouteAnnouncer();
  announce(region, 'Productos');
  expect(region).toHaveTextContent(/^Página: Productos$/);

  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  announce(region, 'Productos');
  await Promise.resolve();
  expect(changes).toHaveLength(0);
  observer.disconnect();
});

test('does nothing without the live region', () => {
  document.body.innerHTML = '';
  expect(translateRouteAnnouncer).not.toThrow();
});
