import {
  givenSecrets,
  passedVariables,
  VARIABLE_NAMES,
  type ComposeProgram,
} from '../../cms/contracts/variables.ts';
import { envText } from '../lib/env-file.ts';
import { UserError } from '../lib/user-error.ts';

const GENERATED = /(# Generated variables)[^]*?(# End of the generated variables\n)/;
const HINT = 'Cada variable se describe en cms/contracts/variables.ts.';

/** Writes a YAML anchor with the variables of a program. */
function anchor(program: ComposeProgram): string {
  const given = program === 'init' ? givenSecrets().map((name) => [name, ''] as const) : [];
  const lines = [...passedVariables(program), ...given].map(
    ([name, otherwise]) => `  ${name}: \${${name}:-${otherwise}}\n`,
  );
  return `x-${program}-variables: &${program}-variables\n${lines.join('')}`;
}

/**
 * Returns the text of docker-compose.yml with the variables that its programs get as they are in `.env`.
 * @throws UserError when the rest of the file reads a variable that is not described
 */
function composeText(current: string): string {
  const known = new Set<string>(VARIABLE_NAMES);
  for (const [, name = ''] of current.replace(GENERATED, '').matchAll(/\$\{(\w+)/g)) {
    if (!known.has(name)) throw new UserError(`docker-compose.yml lee ${name}.`, HINT);
  }
  if (!GENERATED.test(current))
    throw new UserError('docker-compose.yml no tiene la parte generada.', HINT);
  const programs = (['init', 'cms', 'publisher'] as const).map(anchor).join('\n');
  return current.replace(
    GENERATED,
    (_whole, start: string, end: string) =>
      `${start}; \`npm run generate\` writes them from cms/contracts/variables.ts.\n${programs}${end}`,
  );
}

/** Returns the files that follow from the description of the variables, by path. */
export function generateVariables(readFile: (file: string) => string): Record<string, string> {
  return {
    '.env.example': envText(),
    'docker-compose.yml': composeText(readFile('docker-compose.yml')),
  };
}
