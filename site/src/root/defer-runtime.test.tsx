import { renderToStaticMarkup } from 'react-dom/server';
import { deferRuntime, isEarlyLoad, isUnusedHeadTag, type RuntimeStart } from './defer-runtime.tsx';
import { FIRST_VIEW_SHOWN } from './first-view-script.tsx';

function Slice({ sliceId }: { sliceId: string }) {
  return <script src={`/${sliceId}.js`} async />;
}

test('moves the runtime into a template and keeps the rest of the body', () => {
  const html = renderToStaticMarkup(
    <>
      {deferRuntime(
        [
          <div key="other" />,
          <script key="page" id="gatsby-script-loader" />,
          <Slice key="slice" sliceId="_gatsby-scripts" />,
          <script key="app" src="/app.js" async />,
        ],
        [<link key="manifest" rel="manifest" href="/manifest.webmanifest" />],
      )}
    </>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('div')).not.toBeNull();
  expect(page.querySelectorAll('script')).toHaveLength(1);
  const held = page.querySelector('template')?.content.querySelectorAll('script');
  expect(held).toHaveLength(3);
  expect(page.querySelector('link')).toBeNull();
  expect(page.querySelector('template')?.content.querySelectorAll('link')).toHaveLength(1);
});

describe('the script that starts the runtime', () => {
  const listeners: [string, EventListenerOrEventListenerObject][] = [];

  /** Opens a page as served and runs its first script. */
  function open(address = '/', start?: RuntimeStart) {
    window.history.replaceState(null, '', address);
    const facts =
      '/*<![CDATA[*/window.pagePath="/a";window.pageFacts="{\\"b\\":[\\"\\\\\\\\c\\"]}";/*]]>*/';
    const nodes = [
      <script key="facts" dangerouslySetInnerHTML={{ __html: facts }} />,
      <script key="app" src="/app.js" async />,
    ];
    document.body.innerHTML = renderToStaticMarkup(<>{deferRuntime(nodes, [], start)}</>);
    const source = document.querySelector('body > script')?.textContent;
    // Runs the page's own script like the browser.
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

  test('fetches after the first view, and starts after a while without interaction', () => {
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
    'starts at once with %s, also before the first view',
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
    'starts without waiting for interaction when the URL selects content: %s',
    (address) => {
      open(address);
      showFirstView();
      expect(started()).toBe(true);
    },
  );

  test('a page that requires scripts waits only for its first view', () => {
    open('/no-existe', 'shown');
    expect(started()).toBe(false);
    showFirstView();
    expect(started()).toBe(true);
  });

  test('a page without static content does not wait', () => {
    open('/admin', 'now');
    expect(started()).toBe(true);
  });

  test("reads the variables of Gatsby's inline scripts without running them", () => {
    open('/', 'now');
    expect(window).toMatchObject({ pagePath: '/a', pageFacts: '{"b":["\\\\c"]}' });
    expect(document.body.querySelectorAll('script:not([src])')).toHaveLength(1);
  });

  test('starts once', () => {
    open();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    showFirstView();
    jest.advanceTimersByTime(10_000);
    expect(document.body.querySelectorAll('script[src]')).toHaveLength(1);
  });
});

test('changes nothing without a runtime to defer', () => {
  expect(deferRuntime(['a'], [])).toEqual(['a']);
});

test('separates early loads and unused tags from the rest of the head', () => {
  const head = [
    <link key="a" rel="preload" as="script" href="/app.js" />,
    <link key="b" rel="preload" as="fetch" href="/page-data.json" />,
    <link key="c" rel="preload" as="image" href="/hero.webp" />,
    <link key="m" rel="manifest" href="/manifest.webmanifest" />,
    <link key="d" rel="canonical" href="/" />,
    <style key="gatsby-image-style">{'.gatsby-image-wrapper{}'}</style>,
    <meta key="g" name="generator" content="Gatsby 5" />,
  ];
  const keysOf = (nodes: typeof head) => nodes.map(({ key }) => key).join();
  expect(keysOf(head.filter(isEarlyLoad))).toBe('a,b,m');
  expect(keysOf(head.filter(isUnusedHeadTag))).toBe('gatsby-image-style,g');
});
