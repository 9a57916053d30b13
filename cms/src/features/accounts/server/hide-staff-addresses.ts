import { createRequire } from 'node:module';
import path from 'node:path';

const SHOWN = ['id', 'firstname', 'lastname', 'username'];

/**
 * Limits the user fields that the panel exposes for creators and editors of entries, pictures and folders.
 *
 * UPSTREAM: @strapi/admin 5.54 · changes `ADMIN_USER_ALLOWED_FIELDS` in a file inside the package
 * why: the list has no setting, and allows reading, filtering and sorting by e-mail address and account state
 * test: cms/tests/api/route-access.test.ts
 * until: the list is a setting, or lacks both
 */
export function hideStaffAddresses(): void {
  const require = createRequire(__filename);
  const server = path.dirname(require.resolve('@strapi/admin/strapi-server'));
  const { ADMIN_USER_ALLOWED_FIELDS: fields } = require(
    path.join(server, 'server/src/domain/user.js'),
  ) as { ADMIN_USER_ALLOWED_FIELDS: string[] };
  fields.splice(0, fields.length, ...SHOWN);
}
