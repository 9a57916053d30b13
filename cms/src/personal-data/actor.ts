import { staffName } from '../platform/strapi/staff-name';
import type { Actor } from './log-row';

type Account = { id: number; name?: string | null; username?: string | null };

/** Returns a dashboard account as the actor of a log entry. */
export function actorOf(account: Account): Actor {
  return { who: staffName(account), account: `tablero ${account.id}` };
}
