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

/** A port for each program that no other one has, some way from those it was given. */
function suggestPorts(wanted: WantedPort[]): string {
  const taken = new Set(wanted.map(({ port }) => port));
  const suggestions = wanted.map(({ variable, port }) => {
    let other = port + 100 < 65_536 ? port + 100 : port - 100;
    while (taken.has(other)) other += 1;
    taken.add(other);
    return `${variable}=${other}`;
  });
  return suggestions.join(' ');
}

/** @throws UserError when two programs have the same port */
function assertDifferent(wanted: WantedPort[]): void {
  const seen = new Map<number, string>();
  for (const { port, variable } of wanted) {
    const other = seen.get(port);
    seen.set(port, variable);
    if (!other) continue;
    throw new UserError(
      `${variable} y ${other} piden el mismo puerto ${port}.`,
      `Dale a cada programa el suyo, en .env o en la terminal, por ejemplo:\n  ${suggestPorts(wanted)} npm start`,
    );
  }
}

/** Makes sure that every port can be listened on before anything is started. */
export async function assertPortsFree(wanted: WantedPort[], host: string): Promise<void> {
  assertDifferent(wanted);
  const problems: string[] = [];
  for (const one of wanted) {
    const error = await tryToListen(one.port, host);
    if (error) problems.push(explain(one, host, error));
  }
  if (problems.length === 0) return;
  throw new UserError(
    `No se puede usar un puerto:\n  ${problems.join('\n  ')}`,
    `Cierra el programa que lo ocupa (quizá otro npm start) o elige otros puertos, por ejemplo:\n  ${suggestPorts(wanted)} DATA_DIR=.data-2 npm start`,
  );
}
