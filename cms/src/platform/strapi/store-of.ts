import type { Core } from '@strapi/strapi';

type Key = { type: string; name: string; key: string };
type Store<Value> = {
  get(): Promise<Value | null>;
  set(stored: { value: Value }): Promise<void>;
  delete(): Promise<void>;
};

/** Returns the value of a key in Strapi's store, which holds what this code wrote. */
export function storeOf<Value>(strapi: Core.Strapi, key: Key): Store<Value> {
  return strapi.store(key) as Store<Value>;
}
