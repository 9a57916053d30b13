import type { Core } from '@strapi/strapi';

const CLOSED = {
  allow_register: false,
  email_confirmation: false,
  email_reset_password: null,
};

/** Disables registration: only staff create dashboard accounts. */
export async function provisionSignUp(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const current = (await store.get()) ?? {};
  await store.set({ value: { ...current, ...CLOSED } });
}
