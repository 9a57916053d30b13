import { UserError } from '../lib/user-error.ts';

const DOMAIN = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*$/i;

/**
 * Accepts a bare domain, or an empty text.
 * @throws UserError for anything else, with which no certificate could be issued
 */
export function checkDomain(name: string, domain: string): void {
  if (domain === '' || DOMAIN.test(domain)) return;
  throw new UserError(
    `${name}: no vale «${domain}»; se espera un dominio como tequiora.mx, sin https:// ni diagonales.`,
    'Corrígelo en el archivo .env y repite docker compose up -d.',
  );
}
