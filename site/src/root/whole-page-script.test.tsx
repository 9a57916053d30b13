import { FONTS_SETTLED } from './late-fonts.tsx';
import { wholePageScript } from './whole-page-script.tsx';

const html = document.documentElement;
const script = (wholePageScript.props as { dangerouslySetInnerHTML: { __html: string } })
  .dangerouslySetInnerHTML.__html;

/** Runs the script as at the start of a page with this navigation type. */
function start(type: string) {
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the built page does
  (new Function(script) as () => void)();
}

test('lays out the first view of a new page, then the rest, one section at a time', () => {
  document.body.innerHTML = '<main><section></section><section></section></main>';
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
  start('navigate');
  expect(html.getAttributeNames()).toEqual(['data-first-view']);
  window.dispatchEvent(new Event(FONTS_SETTLED));
  // The fonts are handled first.
  expect(html.getAttributeNames()).toEqual(['data-first-view']);
  idle.shift()?.();
  expect(html.getAttributeNames()).toEqual([]);
  for (let turn = 0; turn < 3; turn += 1) {
    expect(document.querySelectorAll('[style]')).toHaveLength(turn);
    idle.shift()?.();
  }
  expect(html.getAttributeNames()).toEqual(['data-whole']);
});

test('scrolling before the page is loaded lays out the content below', () => {
  start('navigate');
  window.dispatchEvent(new Event('scroll'));
  expect(html.getAttributeNames()).toEqual([]);
});

test('a page reached by going back is laid out completely from the start', () => {
  start('back_forward');
  expect(html.getAttributeNames()).toEqual(['data-whole']);
  start('reload');
  expect(html.getAttributeNames()).toEqual(['data-whole']);
});
