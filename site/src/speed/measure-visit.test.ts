import type { SpeedRequest } from '@tequiora/cms/contracts/speed-visit.ts';

type Measured = { value: number; entries: object[] };
type Report = (metric: Measured) => void;

const reports: Record<string, Report> = {};
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onINP', 'onLCP', 'onTTFB'].map((name) => [
      name,
      (report: Report) => (reports[name] = report),
    ]),
  ),
);

const sent: Promise<SpeedRequest>[] = [];
const readBody = async (body: Blob) => JSON.parse(await body.text()) as SpeedRequest;

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const report = (name: string, value: number, entries: object[] = []) =>
  reports[name]?.({ value, entries });

beforeAll(async () => {
  window.history.replaceState(null, '', '/servicios?utm_source=x');
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Object.assign(navigator, {
    sendBeacon: (address: string, body: Blob) => {
      expect(address).toBe('/api/speed');
      sent.push(readBody(body));
      return true;
    },
  });
  await import('./measure-visit.ts');
});

test('sends nothing without a measurement, and one visit when the page is hidden', async () => {
  setVisibility('hidden');
  expect(sent).toHaveLength(0);
  setVisibility('visible');
  document.body.innerHTML = '<main><h1>Hola</h1><button>Enviar</button></main>';
  const [heading, button] = document.querySelectorAll('h1, button');
  report('onTTFB', 120.4);
  report('onLCP', 900, [{ element: null }, { element: heading }]);
  report('onINP', 310, [{ target: null }, { target: button }]);
  report('onCLS', 0.1234, [
    { value: 0.01, sources: [{ node: heading }] },
    { value: 0.1, sources: [{ node: button }] },
  ]);
  setVisibility('hidden');
  expect(await sent[0]).toEqual({
    data: {
      page: '/servicios',
      device: 'phone',
      ttfb: { value: 120 },
      lcp: { value: 900, element: 'main h1' },
      inp: { value: 310, element: 'main button' },
      cls: { value: 123, element: 'main button' },
    },
  });
  setVisibility('visible');
  setVisibility('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

test('sends another visit of a page that is shown again from the back/forward cache', async () => {
  setVisibility('visible');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  report('onLCP', 30);
  setVisibility('hidden');
  expect(await sent[1]).toEqual({
    data: { page: '/servicios', device: 'phone', lcp: { value: 30 } },
  });
});
