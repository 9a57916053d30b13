import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';
import { installBrowserGaps, setMedia } from './browser-gaps.ts';
import { server } from './server.ts';

expect.extend(toHaveNoViolations);
// A test of the build's own code runs without a window.
if (typeof window !== 'undefined') installBrowserGaps();
// What is waited for comes late on a machine that does other things too.
configure({ asyncUtilTimeout: 8000 });

let consoleError: jest.SpyInstance;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error');
  setMedia({});
});

// React's warnings are faults of ours: a test that causes one fails.
afterEach(() => {
  server.resetHandlers();
  const errors = consoleError.mock.calls;
  consoleError.mockRestore();
  expect(errors).toEqual([]);
});

afterAll(() => server.close());
