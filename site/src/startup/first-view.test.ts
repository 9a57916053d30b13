import { whenFirstViewShown } from './first-view.ts';

let paint: () => void;
const onShown = jest.fn();

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
  void whenFirstViewShown().then(onShown);
});
afterEach(() => jest.useRealTimers());

test('resolves when the page is loaded and painted', async () => {
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(100);
  expect(onShown).not.toHaveBeenCalled();
  paint();
  await jest.advanceTimersByTimeAsync(0);
  expect(onShown).toHaveBeenCalled();
});

test('a page that is painted first waits for its load event', async () => {
  paint();
  await jest.advanceTimersByTimeAsync(100);
  expect(onShown).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(onShown).toHaveBeenCalled();
});

test('stops waiting for a paint that is never visible', async () => {
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(3000);
  expect(onShown).toHaveBeenCalled();
});
