import { renderToStaticMarkup } from 'react-dom/server';
import { deferRuntime, withoutEarlyLoads } from './deferred-runtime.tsx';
import { FIRST_VIEW_SHOWN } from './first-view-script.tsx';

function Slice({ sliceId }: { sliceId: string }) {
  return <script src={`/${sliceId}.js`} async />;
}

test('hides the runtime in a template and leaves the rest of the body', () => {
  const html = renderToStaticMarkup(
    <>
      {deferRuntime(
        [
          <script key="page" id="gatsby-script-loader" />,
          <Slice key="slice" sliceId="_gatsby-scripts" />,
          <script key="app" src="/app.js" async />,
        ],
        [<link key="manifest" rel="manifest" href="/manifest.webmanifest" />, <title key="t" />],
      )}
    </>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('#gatsby-script-loader')).not.toBeNull();
  expect(page.querySelectorAll('script[src]')).toHaveLength(0);
  const held = page.querySelector('template')?.content.querySelectorAll('script[src]');
  expect(held).toHaveLength(2);
  expect(page.querySelector('link')).toBeNull();
  expect(page.querySelector('template')?.content.querySelectorAll('link')).toHaveLength(1);
});

describe('the script that starts the runtime', () => {
  const listeners: [string, EventListenerOrEventListenerObject][] = [];

  /** A page as it was served, its first script run. */
  function open(address = '/', isAtOnce = false) {
    window.history.replaceState(null, '', address);
    const nodes = [<script key="app" src="/app.js" async />];
    document.body.innerHTML = renderToStaticMarkup(<>{deferRuntime(nodes, [], isAtOnce)}</>);
    const source = document.querySelector('body > script')?.textContent;
    // The page's own script, as the browser runs it.
    (0, eval)(source ?? '');
  }

  const started = () => document.body.querySelector('script[src="/app.js"]') !== null;
  const fetched = () => document.head.querySelector('link[rel=prefetch][href$="/app.js"]') !== null;
  const showFirstView = () => {
    window.dispatchEvent(new Event(FIRST_VIEW_SHOWN));
    jest.advanceTimersByTime(200);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    document.head.innerHTML = '';
    const add = window.addEventListener.bind(window);
    jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
      listeners.push([type, listener]);
      add(type, listener, options);
    });
  });

  afterEach(() => {
    for (const [type, listener] of listeners.splice(0)) {
      window.removeEventListener(type, listener);
      window.removeEventListener(type, listener, true);
    }
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('fetches after the first view, and starts when nobody touches the page for a while', () => {
    open();
    jest.advanceTimersByTime(10_000);
    expect(fetched()).toBe(false);
    showFirstView();
    expect(fetched()).toBe(true);
    jest.advanceTimersByTime(3900);
    expect(started()).toBe(false);
    jest.advanceTimersByTime(400);
    expect(started()).toBe(true);
  });

  test.each(['pointerdown', 'keydown', 'touchstart', 'focusin'])(
    'starts at once with %s, before the first view too',
    (type) => {
      open();
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(started()).toBe(true);
    },
  );

  test.each(['pointermove', 'wheel', 'scroll'])('starts with %s after the first view', (type) => {
    open();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(started()).toBe(false);
    showFirstView();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(started()).toBe(true);
  });

  test.each(['/productos?q=lector', '/servicios#mantenimiento'])(
    'an address that chooses what is shown does not wait: %s',
    (address) => {
      open(address);
      showFirstView();
      expect(started()).toBe(true);
    },
  );

  test('a page that is nothing without its scripts does not wait', () => {
    open('/no-existe', true);
    showFirstView();
    expect(started()).toBe(true);
  });

  test('starts once', () => {
    open();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    showFirstView();
    jest.advanceTimersByTime(10_000);
    expect(document.body.querySelectorAll('script[src]')).toHaveLength(1);
  });
});

test('changes nothing when there is no runtime to defer', () => {
  expect(deferRuntime(['a'], [])).toEqual(['a']);
});

test('drops what is fetched early and what no page uses, and no other link', () => {
  const kept = withoutEarlyLoads([
    <link key="a" rel="preload" as="script" href="/app.js" />,
    <link key="b" rel="preload" as="fetch" href="/page-data.json" />,
    <link key="c" rel="preload" as="image" href="/hero.webp" />,
    <link key="m" rel="manifest" href="/manifest.webmanifest" />,
    <link key="d" rel="canonical" href="/" />,
    <style key="gatsby-image-style">{'.gatsby-image-wrapper{}'}</style>,
  ]);
  expect(renderToStaticMarkup(<>{kept}</>)).toBe(
    '<link rel="preload" as="image" href="/hero.webp"/><link rel="canonical" href="/"/>',
  );
});
