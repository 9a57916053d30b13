import { isEmailAddress } from './email';

export type Sender = { name?: string; address: string };

const WITH_NAME = /^"?([^"<>]*?)"?\s*<([^<>]+)>$/;

/** Parses `avisos@tequiora.mx` or `Tequiora <avisos@tequiora.mx>`; returns undefined otherwise. */
export function parseSender(value: string): Sender | undefined {
  const [, name, address = ''] = WITH_NAME.exec(value) ?? [undefined, undefined, value];
  return isEmailAddress(address) ? { name: name || undefined, address } : undefined;
}

/** Splits a list of addresses at its commas. */
export const splitAddresses = (value: string): string[] =>
  value.split(',').map((address) => address.trim());

/** Returns whether `value` is one address, or several separated by commas. */
export const isAddressList = (value: string): boolean =>
  splitAddresses(value).every(isEmailAddress);
