import { staffName } from '../lib/staff-name';
import type { Actor } from './log-row';

type Account = { id: number; name?: string | null; username?: string | null };

/** Who is signed in to the dashboard, as the log names them. */
export function actorOf(account: Account): Actor {
  return { who: staffName(account), account: `tablero ${account.id}` };
}
