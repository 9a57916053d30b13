import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { installBrowserMocks, setMedia } from './browser-mocks.ts';
import { reportUnsafeTextChanges } from './report-unsafe-text-changes.ts';
import { server } from './server.ts';
import { omitStyles } from './styles.ts';

// Tests of build code run without a window.
if (typeof window !== 'undefined') {
  installBrowserMocks();
  omitStyles();
  reportUnsafeTextChanges();
}
// Asynchronous updates are slow on a loaded machine.
configure({ asyncUtilTimeout: 8000 });

let consoleError: jest.SpyInstance;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error');
  setMedia({});
});

// React warnings and unsafe text changes are defects: a test that causes one fails.
afterEach(() => {
  server.resetHandlers();
  const errors = consoleError.mock.calls;
  consoleError.mockRestore();
  expect(errors).toEqual([]);
});

afterAll(() => server.close());
