import type { Knex } from 'knex';
import { UserError } from '../lib/user-error.ts';
import { assertTrialSchema } from './trial-schema.ts';

const TRIAL = 'postgres://a:b@db:5432/x?options=-c+search_path%3Drestore_test_0a1b';
const connectedTo = (name: string | null) =>
  ({ raw: () => Promise.resolve({ rows: [{ name }] }) }) as unknown as Knex;

test('accepts a trial connection only in its own schema, and any other address', async () => {
  await assertTrialSchema(connectedTo('restore_test_0a1b'), TRIAL);
  await assertTrialSchema(connectedTo('public'), 'postgres://a:b@db:5432/x');
  for (const name of ['public', 'restore_test_other', null]) {
    await expect(assertTrialSchema(connectedTo(name), TRIAL)).rejects.toThrow(UserError);
  }
});
