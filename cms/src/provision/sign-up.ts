import type { Core } from '@strapi/strapi';

const CLOSED = {
  allow_register: false,
  email_confirmation: false,
  email_reset_password: null,
};

/** Closes registration: accounts of the dashboard are made by staff only. */
export async function provisionSignUp(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const current = (await store.get()) ?? {};
  await store.set({ value: { ...current, ...CLOSED } });
}
