import { START_TIMEOUT_MS } from './start-timeout';

const { afterAll: registerAfterAll, beforeAll: registerBeforeAll } = globalThis;

// Jest's `testTimeout` limits tests and hooks alike, and most test files start their CMS in a hook.
globalThis.beforeAll = (hook, timeout = START_TIMEOUT_MS) => registerBeforeAll(hook, timeout);
globalThis.afterAll = (hook, timeout = START_TIMEOUT_MS) => registerAfterAll(hook, timeout);
