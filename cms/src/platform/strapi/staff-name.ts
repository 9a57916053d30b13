/** Returns the display name of a staff account; `username` is the only name the panel requires. */
export function staffName(account: { name?: string | null; username?: string | null }): string {
  return account.name?.trim() || account.username || '';
}
