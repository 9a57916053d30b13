import { measureSpeed } from './measure-speed.ts';

beforeEach(() => {
  document.head.innerHTML = '';
  window.history.replaceState(null, '', '/');
  Object.assign(globalThis, { SPEED_SCRIPT: '/velocidad-1.js' });
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
  setNavigator({});
});

function setNavigator(values: { globalPrivacyControl?: boolean; connection?: object }): void {
  for (const name of ['globalPrivacyControl', 'connection'] as const) {
    Object.defineProperty(navigator, name, { value: values[name], configurable: true });
  }
}

async function open(): Promise<number> {
  measureSpeed(Promise.resolve());
  await Promise.resolve();
  return document.querySelectorAll('script[src="/velocidad-1.js"]').length;
}

test('loads the measurement after the first view', async () => {
  expect(await open()).toBe(1);
});

test('waits for the first view', () => {
  measureSpeed(new Promise(() => {}));
  expect(document.scripts).toHaveLength(0);
});

test.each([
  ['objects to being measured', { globalPrivacyControl: true }],
  ['saves data', { connection: { saveData: true } }],
])('loads nothing for a visitor who %s', async (_who, values) => {
  setNavigator(values);
  expect(await open()).toBe(0);
});

test.each(['/admin', '/admin/consultas', '/vista-previa'])('does not measure %s', async (path) => {
  window.history.replaceState(null, '', path);
  expect(await open()).toBe(0);
});
