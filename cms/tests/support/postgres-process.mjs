/**
 * A PostgreSQL of its own for a test that stops and starts it, told to by messages. (The tests are
 * CommonJS and the package is not, so it cannot run in theirs.) `--durable`: as in production.
 */
import { startPostgres } from './postgres.mjs';

const postgres = await startPostgres({ isDurable: process.argv.includes('--durable') });
await postgres.createDatabase('cms');

process.on('message', async (command) => {
  await postgres[command]();
  process.send({ done: command });
});
// Also when the test process went away: the server must not stay behind.
process.on('disconnect', () => postgres.remove().then(() => process.exit()));
process.send({ url: postgres.urlOf('cms') });
