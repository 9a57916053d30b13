import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';
import { installBrowserGaps, setMedia } from './browser-gaps.ts';
import { server } from './server.ts';

expect.extend(toHaveNoViolations);
installBrowserGaps();

let consoleError: jest.SpyInstance;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error');
  setMedia({});
});

// React's warnings are faults of ours: a test that causes one fails.
afterEach(() => {
  server.resetHandlers();
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

afterAll(() => server.close());
