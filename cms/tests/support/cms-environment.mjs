import { AsyncLocalStorage } from 'node:async_hooks';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

let require = createRequire(import.meta.url);
// Before a package reads it: tests look for files that uploads leave in the temporary folder.
process.env.TMPDIR = mkdtempSync(path.join(tmpdir(), 'tequiora-tests-'));
// PostgreSQL runs as another user.
chmodSync(tmpdir(), 0o755);
process.on('exit', () => rmSync(tmpdir(), { recursive: true, force: true }));
// Ends the worker before Node frees its memory, which takes longer than Jest waits.
process.on('beforeExit', () => process.exit());

const { TEST_CMS_DIST } = process.env;
const STRAPI = /\/node_modules\/@strapi\/(?!.*\/node_modules\/)/;

/** Returns a function that computes each result once. */
function memoize(compute) {
  const results = new Map();
  return (...args) => {
    const key = JSON.stringify(args);
    if (!results.has(key)) results.set(key, compute(...args));
    return results.get(key);
  };
}

// bcrypt takes a tenth of the tests' CPU time, and they use few passwords.
const bcrypt = createRequire(require.resolve('@strapi/core'))('bcryptjs');
for (const name of ['hash', 'hashSync', 'compare']) bcrypt[name] = memoize(bcrypt[name]);

const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  storages.add(this);
  return run.apply(this, args);
};

/**
 * Disables the context storages of the CMS that has stopped. Node would copy the context of each of
 * them at every promise, so that each start would make the following tests slower.
 */
function disableStorages() {
  for (const storage of storages) storage.disable();
  storages.clear();
}

/** Returns a function that gives the process the listeners it has now. */
function keepListeners() {
  const kept = process.eventNames().map((name) => [name, process.rawListeners(name)]);
  return () => {
    process.removeAllListeners();
    for (const [name, listeners] of kept) listeners.forEach((each) => process.on(name, each));
  };
}

/**
 * Lets Node load Strapi and the compiled CMS. Jest would load all their modules again for each test
 * file; Node keeps their libraries.
 */
export default class CmsEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.env = { ...process.env };
    // Strapi checks `instanceof Date` and `instanceof Error`, and reads the real environment.
    Object.assign(this.global, { Date, Error });
    this.global.process.env = process.env;
    this.global.requireCompiled = (file) => require(path.join(TEST_CMS_DIST, file));
    this.global.requireByNode = (name) => require(name);
    this.global.createStrapi = (options) => {
      const restoreListeners = keepListeners();
      const strapi = require('@strapi/strapi').createStrapi(options);
      const destroy = strapi.destroy.bind(strapi);
      // Strapi removes all listeners, also those through which Jest talks to its worker.
      strapi.destroy = () => destroy().finally(restoreListeners);
      return strapi;
    };
  }

  async teardown() {
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.env);
    // The CMS replaces functions of Strapi's services, which must not last until the next start.
    for (const file of Object.keys(require.cache)) {
      if (file.startsWith(TEST_CMS_DIST) || STRAPI.test(file)) delete require.cache[file];
    }
    disableStorages();
    // The old one keeps in memory what it has loaded.
    require = createRequire(import.meta.url);
    await super.teardown();
  }
}
