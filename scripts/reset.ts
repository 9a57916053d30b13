import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { confirm } from './lib/confirm.ts';
import { loadEnvFile } from './lib/env-file.ts';
import { readVariables } from './lib/env.ts';
import { runMain } from './lib/main.ts';
import { print } from './lib/print.ts';
import { UserError } from './lib/user-error.ts';
import { isResponding } from './lib/wait.ts';

/** `npm run reset [-- --yes]`: deletes the data directory; the next start begins from scratch. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  const env = readVariables(['DATA_DIR', 'STRAPI_API_URL', 'PUBLISHER_URL'], loadEnvFile());
  if (!existsSync(env.DATA_DIR)) return print(`No hay nada que borrar en ${env.DATA_DIR}.`);
  for (const address of [`${env.STRAPI_API_URL}/healthz`, `${env.PUBLISHER_URL}/healthz`]) {
    if (!(await isResponding(address))) continue;
    throw new UserError(
      `El producto está en marcha en ${new URL(address).origin}.`,
      'Termínalo (Ctrl-C en npm start) y repite la orden.',
    );
  }
  const question = `Se borran el contenido, las consultas y el sitio de ${env.DATA_DIR}. ¿Continuar?`;
  if (!values.yes && !(await confirm(question))) {
    throw new UserError(
      'No se borró nada.',
      'Responde «s» en una terminal, o añade --yes. Antes puedes guardar todo con npm run backup -- ARCHIVO.',
    );
  }
  rmSync(env.DATA_DIR, { recursive: true });
  print(`Se borró ${env.DATA_DIR}. La base de datos de PostgreSQL, si usas una, sigue como está.`);
}

runMain(main);
