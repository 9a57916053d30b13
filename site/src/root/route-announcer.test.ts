import { translateAnnouncer } from './route-announcer.ts';

/** As Gatsby does after a navigation. */
function announce(region: HTMLElement, page: string): void {
  const text = `Navigated to ${page}`;
  if (region.innerText !== text) region.innerText = text;
}

test('announces a new page in Spanish, and the same page once', async () => {
  document.body.innerHTML = '<div id="gatsby-announcer" aria-live="assertive"></div>';
  const region = document.getElementById('gatsby-announcer') as HTMLElement;
  translateAnnouncer();
  translateAnnouncer();
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

test('a page without the region is left alone', () => {
  document.body.innerHTML = '';
  expect(translateAnnouncer).not.toThrow();
});
