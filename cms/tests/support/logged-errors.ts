/** Lines shown of a logged error: its message and first stack frames. */
const MAX_LINES = 5;

const logged: string[] = [];
const expected: RegExp[] = [];
let isIgnored = false;

/** Keeps the message of a JSON log line of level error until the end of the current test. */
export function recordLogLine(line: string): void {
  const { level, message } = JSON.parse(line) as { level: string; message: string };
  if (level === 'error' && !isIgnored) logged.push(message);
}

/**
 * Allows log entries of level error that match a pattern, until the end of the current test. The
 * test fails if no entry matches one of the patterns.
 */
export function expectLoggedErrors(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** Allows any log entry in this test file: random requests cause responses with 501 and 503. */
export function ignoreLoggedErrors(): void {
  isIgnored = true;
}

function checkLoggedErrors(): void {
  const messages = logged.splice(0);
  const patterns = expected.splice(0);
  const unexpected = messages.filter((message) => !patterns.some((each) => each.test(message)));
  const missing = patterns.filter((each) => !messages.some((message) => each.test(message)));
  const problems = [
    ...unexpected.map((message) => {
      const lines = message.split('\n').slice(0, MAX_LINES);
      return `Unexpected log entry of level error: ${lines.join('\n')}`;
    }),
    ...missing.map((pattern) => `No log entry of level error matches ${String(pattern)}`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

afterEach(checkLoggedErrors);
// Entries logged while the CMS stops.
afterAll(checkLoggedErrors);
