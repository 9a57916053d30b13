import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readVariables } from '../lib/env.ts';
import { say } from '../lib/log.ts';
import { runMain } from '../lib/main.ts';
import { ROOT_DIR } from '../lib/paths.ts';
import { UserError } from '../lib/user-error.ts';
import { checkDomain } from './domain.ts';
import { ensureSecretFiles } from './secret-files.ts';

const FOLDER = '/secrets';
const SHOW = 'cuentas';

/**
 * The first step of docker-compose.yml: makes the secrets once, before anything that needs them
 * starts. With `cuentas` it shows the first accounts instead, which no log holds.
 */
async function main(): Promise<void> {
  const [command] = process.argv.slice(2);
  if (command !== undefined && command !== SHOW) {
    throw new UserError(`No existe la orden «${command}».`, `Usa «${SHOW}», o ninguna.`);
  }
  checkDomain(process.env.DOMAIN ?? '');
  const env = readVariables(
    ['SITE_PUBLIC_URL', 'CMS_PUBLIC_URL', 'CMS_ADMIN_EMAIL', 'DASHBOARD_ADMIN_EMAIL'],
    process.env,
  );
  const template = readFileSync(path.join(ROOT_DIR, '.env.example'), 'utf8');
  const { secrets, isNew } = ensureSecretFiles(FOLDER, template);
  say(isNew ? 'Se hicieron los secretos de esta instalación.' : 'Los secretos ya estaban hechos.');
  if (command !== SHOW) {
    say(`Sitio: ${env.SITE_PUBLIC_URL} · CMS: ${env.CMS_PUBLIC_URL}/admin`);
    say(`Las primeras cuentas: docker compose run --rm init ${SHOW}`);
    return;
  }
  say('\nLas primeras cuentas, con las contraseñas que tuvieron al principio:');
  say(
    `  Panel de Administración  ${env.SITE_PUBLIC_URL}/admin  ${env.DASHBOARD_ADMIN_EMAIL}  ${secrets.DASHBOARD_ADMIN_PASSWORD}`,
  );
  say(
    `  CMS (contenido)          ${env.CMS_PUBLIC_URL}/admin  ${env.CMS_ADMIN_EMAIL}  ${secrets.CMS_ADMIN_PASSWORD}`,
  );
}

runMain(main);
