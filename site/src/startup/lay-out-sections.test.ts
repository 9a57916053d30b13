import { layOutBelowFirstView } from './lay-out-sections.ts';

const html = document.documentElement;

/** Opens a page with this navigation type; resolves `settled` when called. */
function open(type: string): () => void {
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  let settle = () => {};
  layOutBelowFirstView(new Promise((resolve) => (settle = resolve)));
  return settle;
}

test('lays out the first view of a new page, then the rest, one section at a time', async () => {
  document.body.innerHTML = '<main><section></section><section></section></main>';
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
  const settleFonts = open('navigate');
  expect(html.getAttributeNames()).toEqual(['data-first-view']);
  settleFonts();
  await Promise.resolve();
  expect(html.getAttributeNames()).toEqual(['data-first-view']);
  idle.shift()?.();
  expect(html.getAttributeNames()).toEqual([]);
  for (let laidOut = 0; laidOut < 3; laidOut += 1) {
    expect(document.querySelectorAll('[style]')).toHaveLength(laidOut);
    idle.shift()?.();
  }
  expect(html.getAttributeNames()).toEqual(['data-whole']);
});

test('scrolling before the page is loaded lays out the content below', () => {
  open('navigate');
  window.dispatchEvent(new Event('scroll'));
  expect(html.getAttributeNames()).toEqual([]);
});

test.each(['back_forward', 'reload'])('lays out everything at once on %s', (type) => {
  open(type);
  expect(html.getAttributeNames()).toEqual(['data-whole']);
});
