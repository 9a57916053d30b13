import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT_DIR } from '../../lib/dirs.ts';
import { fillTemplate } from '../../lib/env-file.ts';
import { ALL_VARIABLES, readVariables, type Variables } from '../../lib/env.ts';
import { freePorts } from '../../lib/listen.ts';

/** Returns the variables of a separate product, with free ports and new secrets. */
export async function createEnvironment(dataDir: string): Promise<Variables> {
  const template = readFileSync(path.join(ROOT_DIR, '.env.example'), 'utf8');
  const [CMS_PORT, SITE_PORT, PUBLISHER_PORT] = await freePorts(3);
  return readVariables(ALL_VARIABLES, {
    ...parseEnv(fillTemplate(template)),
    DATA_DIR: dataDir,
    CMS_PORT,
    SITE_PORT,
    PUBLISHER_PORT,
    DEMO: 'true',
    TRUSTED_PROXIES: '127.0.0.1',
  });
}
