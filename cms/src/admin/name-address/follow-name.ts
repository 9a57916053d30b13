// The address counts up when it is taken: «lector-2».
const withoutCount = (address: string) => address.replace(/-\d{1,2}$/, '');

/** Whether an address was formed from the name, and not written by hand. */
export function isFormed(address: unknown, suggested: string): boolean {
  if (address === undefined || address === null || address === '') return true;
  return typeof address === 'string' && withoutCount(address) === withoutCount(suggested);
}
