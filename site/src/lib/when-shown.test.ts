import { msSinceShown, whenShown } from './when-shown.ts';

const setPrerendering = (value?: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

afterEach(() => {
  setPrerendering();
  jest.restoreAllMocks();
});

test('runs at once on a page that is loaded as usual', () => {
  const run = jest.fn();
  whenShown(run);
  expect(run).toHaveBeenCalledTimes(1);
});

test('waits on a prerendered page until it is shown, and runs once', () => {
  setPrerendering(true);
  const run = jest.fn();
  whenShown(run);
  expect(run).not.toHaveBeenCalled();
  setPrerendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledTimes(1);
});

test('counts the time from when the page is shown', () => {
  jest.spyOn(performance, 'now').mockReturnValue(9_000);
  const entriesOf = (entry: object) =>
    Object.assign(performance, { getEntriesByType: () => [entry] });
  entriesOf({ activationStart: 8_500 });
  expect(msSinceShown()).toBe(500);
  entriesOf({});
  expect(msSinceShown()).toBe(9_000);
});
