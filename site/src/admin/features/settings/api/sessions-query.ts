import { dataQuery } from '#src/admin/lib/data-query.ts';
import type { SessionsResponse } from '@tequiora/cms/contracts/session.ts';

/** Query of the sessions of the account, newest first. */
export const sessionsQuery = dataQuery<SessionsResponse>(['sessions'], '/auth/sessions');
