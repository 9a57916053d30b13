import { renderToStaticMarkup } from 'react-dom/server';
import { CHUNKS } from '#src/lib/chunk-list.ts';
import { FAILURE_ATTRIBUTE } from '#src/lib/find-failure.ts';
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

function addForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `<p hidden ${FAILURE_ATTRIBUTE}>No se envió</p>`;
  document.body.append(form);
  return form;
}

const failureOf = (form: HTMLFormElement) => form.querySelector('p');

function submit(form: HTMLFormElement): Event {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return event;
}

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

test('holds the submission of a form, which is no longer validated by the browser', async () => {
  const { parse } = open();
  const form = addForm();
  parse();
  expect(form.noValidate).toBe(true);
  expect(submit(form).defaultPrevented).toBe(true);
  expect(started()).toBe(1);
  expect(failureOf(form)).not.toBeVisible();
  const post = jest.spyOn(form, 'submit').mockImplementation();
  await jest.advanceTimersByTimeAsync(8000);
  expect(post).toHaveBeenCalledTimes(1);
});

test('reports at once that a form cannot be sent without a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { parse } = open();
  const form = addForm();
  parse();
  submit(form);
  expect(failureOf(form)).toBeVisible();
  const post = jest.spyOn(form, 'submit').mockImplementation();
  await jest.advanceTimersByTimeAsync(8000);
  expect(post).not.toHaveBeenCalled();
});

test.each(['online', 'pointerdown', 'submit'])(
  'starts the scripts again with %s after they could not be loaded',
  (type) => {
    const { parse } = open();
    const form = addForm();
    parse();
    submit(form);
    Object.assign(window, { [CHUNKS]: [] });
    document.body.querySelector('script[src]')?.dispatchEvent(new Event('error'));
    expect(failureOf(form)).toBeVisible();
    if (type === 'submit') submit(form);
    else interact(type);
    expect(started()).toBe(2);
    expect(window[CHUNKS]).toBeUndefined();
    // A second attempt that fails, too.
    window.dispatchEvent(new Event('unhandledrejection'));
    interact('pointerdown');
    expect(started()).toBe(3);
  },
);

test('does not start the scripts again once they have taken over', () => {
  open().parse();
  interact('keydown');
  window.earlyActions = undefined;
  window.dispatchEvent(new Event('unhandledrejection'));
  interact('pointerdown');
  expect(started()).toBe(1);
});

test("reads the variables of Gatsby's inline scripts without running them", () => {
  open('/', 'now').parse();
  expect(window).toMatchObject({ pagePath: '/a', pageFacts: '{"b":["\\\\c"]}' });
  expect(document.body.querySelectorAll('script:not([src])')).toHaveLength(0);
});
