import { renderToStaticMarkup } from 'react-dom/server';
import { deferRuntime } from '#src/root/defer-runtime.tsx';
import { type RuntimeStart, startRuntime } from './start-runtime.ts';

const VARIABLES =
  '/*<![CDATA[*/window.pagePath="/a";window.pageFacts="{\\"b\\":[\\"\\\\\\\\c\\"]}";/*]]>*/';

type Listener = [type: string, listener: EventListener];
const listeners: Listener[] = [];

/** Opens a page whose startup code has run. `parse` ends the parsing of its body. */
function open(address = '/', start?: RuntimeStart) {
  window.history.replaceState(null, '', address);
  const scripts = [
    <script key="variables" dangerouslySetInnerHTML={{ __html: VARIABLES }} />,
    <script key="app" src="/app.js" async />,
  ];
  let resolve = () => {};
  startRuntime(new Promise((shown) => (resolve = shown)));
  const manifest = <link key="manifest" rel="manifest" href="/manifest.webmanifest" />;
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <button type="button">Siguiente</button>
      {deferRuntime(scripts, [manifest], start)}
    </>,
  );
  const parse = () => document.dispatchEvent(new Event('DOMContentLoaded'));
  const showFirstView = async () => {
    resolve();
    await jest.advanceTimersByTimeAsync(200);
  };
  return { parse, showFirstView };
}

const started = () => document.body.querySelectorAll('script[src="/app.js"]').length;
const fetched = () => document.head.querySelector('link[rel=prefetch][href$="/app.js"]') !== null;
const interact = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  document.head.innerHTML = '';
  jest.useFakeTimers();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const record = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      listeners.push([type, listener]);
      add(type, listener, options);
    };
    jest.spyOn(target, 'addEventListener').mockImplementation(record as typeof add);
  }
});
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) {
    for (const target of [window, document]) {
      target.removeEventListener(type, listener);
      target.removeEventListener(type, listener, true);
    }
  }
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('fetches after the first view, and starts after a while without interaction', async () => {
  const { parse, showFirstView } = open();
  parse();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetched()).toBe(false);
  await showFirstView();
  expect(fetched()).toBe(true);
  await jest.advanceTimersByTimeAsync(3900);
  expect(started()).toBe(0);
  await jest.advanceTimersByTimeAsync(400);
  expect(started()).toBe(1);
  expect(document.head.querySelector('link[rel=manifest]')).not.toBeNull();
});

test.each(['pointerdown', 'keydown', 'focusin'])(
  'starts at once with %s, also before the first view',
  (type) => {
    open().parse();
    interact(type);
    expect(started()).toBe(1);
  },
);

test('starts as soon as the page is parsed after a click on a part of it', () => {
  const { parse } = open();
  document.querySelector('button')?.click();
  expect(started()).toBe(0);
  parse();
  expect(started()).toBe(1);
  expect(window.earlyActions).toHaveLength(1);
});

test.each(['pointermove', 'wheel', 'scroll'])(
  'starts with %s after the first view',
  async (type) => {
    const { parse, showFirstView } = open();
    parse();
    interact(type);
    expect(started()).toBe(0);
    await showFirstView();
    interact(type);
    expect(started()).toBe(1);
  },
);

test.each(['/productos?q=lector', '/servicios#mantenimiento'])(
  'starts without waiting for interaction when the URL selects content: %s',
  async (address) => {
    const { parse, showFirstView } = open(address);
    parse();
    await showFirstView();
    expect(started()).toBe(1);
  },
);

test('a page that requires scripts waits only for its first view', async () => {
  const { parse, showFirstView } = open('/no-existe', 'shown');
  parse();
  expect(started()).toBe(0);
  await showFirstView();
  expect(started()).toBe(1);
});

test('a page without static content starts at once and records nothing', () => {
  open('/admin', 'now').parse();
  expect(started()).toBe(1);
  document.querySelector('button')?.click();
  expect(window.earlyActions).toHaveLength(0);
});

test('starts once', async () => {
  const { parse, showFirstView } = open();
  parse();
  interact('keydown');
  await showFirstView();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(started()).toBe(1);
});

test("reads the variables of Gatsby's inline scripts without running them", () => {
  open('/', 'now').parse();
  expect(window).toMatchObject({ pagePath: '/a', pageFacts: '{"b":["\\\\c"]}' });
  expect(document.body.querySelectorAll('script:not([src])')).toHaveLength(0);
});
