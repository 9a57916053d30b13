import { createServer } from 'node:net';
import { UserError } from './user-error.ts';

export type WantedPort = { variable: string; port: number; purpose: string };

function tryToListen(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

function explain(wanted: WantedPort, host: string, error: NodeJS.ErrnoException): string {
  const where = `${host}:${wanted.port} (${wanted.purpose}, variable ${wanted.variable})`;
  if (error.code === 'EADDRINUSE') return `${where} ya está en uso`;
  if (error.code === 'EACCES') return `${where} necesita permisos de administrador`;
  return `${where} no se puede usar: ${error.message}`;
}

/** Makes sure that every port can be listened on before anything is started. */
export async function assertPortsFree(wanted: WantedPort[], host: string): Promise<void> {
  const problems: string[] = [];
  for (const one of wanted) {
    const error = await tryToListen(one.port, host);
    if (error) problems.push(explain(one, host, error));
  }
  const seen = new Map<number, string>();
  for (const { port, variable } of wanted) {
    const other = seen.get(port);
    if (other) problems.push(`${variable} y ${other} piden el mismo puerto ${port}`);
    seen.set(port, variable);
  }
  if (problems.length === 0) return;
  const example = wanted.map(({ variable, port }) => `${variable}=${port + 100}`).join(' ');
  throw new UserError(
    `No se puede usar un puerto:\n  ${problems.join('\n  ')}`,
    `Cierra el programa que lo ocupa (quizá otro npm start) o elige otros puertos, por ejemplo:\n  ${example} DATA_DIR=.data-2 npm start`,
  );
}
