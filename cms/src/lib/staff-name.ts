/** How a member of staff is called in what others read; `username` is what the panel asks for. */
export function staffName(account: { name?: string | null; username?: string | null }): string {
  return account.name?.trim() || account.username || '';
}
