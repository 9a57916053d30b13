import { isUsedByCompose } from '@tequiora/cms/contracts/variables.ts';
import { ALL_VARIABLES, readVariables } from '../lib/env.ts';
import { runMain } from '../lib/main.ts';
import { print, printError } from '../lib/print.ts';
import { UserError } from '../lib/user-error.ts';
import { describeVariables } from './describe-variables.ts';
import { checkDomain } from './domain.ts';
import { ensureSecretFiles } from './secrets.ts';

const FOLDER = '/secrets';
const SHOW = 'cuentas';

/**
 * First step of docker-compose.yml: creates the secrets once, before the services that need them start.
 * With `cuentas` it prints the first accounts, which are not in any log.
 */
async function main(): Promise<void> {
  const [command] = process.argv.slice(2);
  if (command !== undefined && command !== SHOW) {
    throw new UserError(`No existe la orden «${command}».`, `Usa «${SHOW}», o ninguna.`);
  }
  checkDomain('DOMAIN', process.env.DOMAIN ?? '');
  checkDomain('REDIRECT_DOMAIN', process.env.REDIRECT_DOMAIN ?? '');
  const env = readVariables(
    [...ALL_VARIABLES.filter(isUsedByCompose), 'CMS_ADMIN_EMAIL', 'DASHBOARD_ADMIN_EMAIL'],
    process.env,
  );
  describeVariables(process.env).forEach(printError);
  const { secrets, isNew } = ensureSecretFiles(FOLDER, process.env);
  print(
    isNew ? 'Se hicieron los secretos de esta instalación.' : 'Los secretos ya estaban hechos.',
  );
  if (command !== SHOW) {
    print(`Sitio: ${env.SITE_PUBLIC_URL} · CMS: ${env.CMS_PUBLIC_URL}/admin`);
    print(`Las primeras cuentas: docker compose run --rm init ${SHOW}`);
    return;
  }
  print('\nLas primeras cuentas, con las contraseñas que tuvieron al principio:');
  print(
    `  Panel de Administración  ${env.SITE_PUBLIC_URL}/admin  ${env.DASHBOARD_ADMIN_EMAIL}  ${secrets.DASHBOARD_ADMIN_PASSWORD}`,
  );
  print(
    `  CMS (contenido)          ${env.CMS_PUBLIC_URL}/admin  ${env.CMS_ADMIN_EMAIL}  ${secrets.CMS_ADMIN_PASSWORD}`,
  );
}

runMain(main);
