import { FIRST_VIEW_SHOWN, firstViewScript } from './first-view-script.tsx';

const script = (firstViewScript.props as { dangerouslySetInnerHTML: { __html: string } })
  .dangerouslySetInnerHTML.__html;
const onShown = jest.fn();
let paint: () => void = () => undefined;

function start() {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the built page does
  (new Function(script) as () => void)();
}

beforeAll(() => window.addEventListener(FIRST_VIEW_SHOWN, onShown));
beforeEach(() => {
  onShown.mockClear();
  jest.useFakeTimers();
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(read: (list: unknown, observer: unknown) => void) {
        paint = () => read({ getEntriesByName: () => [{}] }, this);
      }
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => jest.useRealTimers());

test('fires once, when the page is loaded and painted', () => {
  start();
  window.dispatchEvent(new Event('load'));
  expect(onShown).not.toHaveBeenCalled();
  paint();
  jest.runAllTimers();
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('a page that is painted first waits for its load event', () => {
  start();
  paint();
  expect(onShown).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('stops waiting for a paint that is never visible', () => {
  start();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(onShown).toHaveBeenCalledTimes(1);
});
