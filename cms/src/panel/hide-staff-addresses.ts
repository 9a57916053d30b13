import { createRequire } from 'node:module';
import path from 'node:path';

const SHOWN = ['id', 'firstname', 'lastname', 'username'];

/**
 * Lets the panel show by name who made and changed an entry. Strapi keeps one list of what may be
 * read, filtered and sorted by there, for entries, pictures and folders: it also has the address and
 * whether the account is active, and no setting.
 */
export function hideStaffAddresses(): void {
  const require = createRequire(__filename);
  const server = path.dirname(require.resolve('@strapi/admin/strapi-server'));
  const { ADMIN_USER_ALLOWED_FIELDS: fields } = require(
    path.join(server, 'server/src/domain/user.js'),
  ) as { ADMIN_USER_ALLOWED_FIELDS: string[] };
  fields.splice(0, fields.length, ...SHOWN);
}
