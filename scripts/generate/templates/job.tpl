import type { Core } from '@strapi/strapi';

/** … Tolerates a missing, repeated or interrupted run. */
export async function {{camelCase name}}(strapi: Core.Strapi, now = new Date()): Promise<void> {
  strapi.log.debug(`{{kebabCase name}}: nothing is due at ${now.toISOString()}`);
}
