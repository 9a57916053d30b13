import {
  isUsedByCompose,
  VARIABLE_NAMES,
  VARIABLES,
  type Variable,
} from '@tequiora/cms/contracts/variables.ts';
import { findUnknownVariables } from '../lib/env-file.ts';
import type { EnvSource } from '../lib/env.ts';

/** Names that docker-compose.yml gives `init` with values of its own. */
const OWN = ['CMS_ADMIN_EMAIL', 'DASHBOARD_ADMIN_EMAIL'];
/** Names that the image sets. */
const OF_IMAGE = ['DATA_DIR', 'LOG_FORMAT'];

/**
 * Returns a line about the variables that nothing knows, and one about those that are set and have no effect
 * with docker-compose.yml, such as the secrets of an installation without it.
 */
export function describeVariables(source: EnvSource): string[] {
  const unknown = findUnknownVariables(Object.keys(source));
  const withoutEffect = VARIABLE_NAMES.filter((name) => {
    const { value = '' }: Variable = VARIABLES[name];
    if (isUsedByCompose(name) || [...OWN, ...OF_IMAGE].includes(name)) return false;
    return Boolean(source[name]) && source[name] !== value;
  });
  return [
    unknown.length > 0 &&
      `⚠ No se conoce en .env: ${unknown.join(', ')}. Los nombres están en .env.example.`,
    withoutEffect.length > 0 &&
      `⚠ Con docker compose no tiene efecto: ${withoutEffect.join(', ')}.`,
  ].filter((line) => line !== false);
}
