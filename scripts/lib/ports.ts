import { createServer } from 'node:net';
import { UserError } from './user-error.ts';

type PortRequest = { variable: string; port: number; purpose: string };

function tryToListen(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

function explain(request: PortRequest, host: string, error: NodeJS.ErrnoException): string {
  const where = `${host}:${request.port} (${request.purpose}, variable ${request.variable})`;
  if (error.code === 'EADDRINUSE') return `${where} ya está en uso`;
  if (error.code === 'EACCES') return `${where} necesita permisos de administrador`;
  return `${where} no se puede usar: ${error.message}`;
}

/** Suggests a different port for each program, as `NAME=port …`. */
function suggestPorts(requests: PortRequest[]): string {
  const taken = new Set(requests.map(({ port }) => port));
  const suggestions = requests.map(({ variable, port }) => {
    let other = port + 100 < 65_536 ? port + 100 : port - 100;
    while (taken.has(other)) other += 1;
    taken.add(other);
    return `${variable}=${other}`;
  });
  return suggestions.join(' ');
}

/** @throws UserError when two programs have the same port */
function assertDifferent(requests: PortRequest[]): void {
  const seen = new Map<number, string>();
  for (const { port, variable } of requests) {
    const other = seen.get(port);
    seen.set(port, variable);
    if (!other) continue;
    throw new UserError(
      `${variable} y ${other} piden el mismo puerto ${port}.`,
      `Dale a cada programa el suyo, en .env o en la terminal, por ejemplo:\n  ${suggestPorts(requests)} npm start`,
    );
  }
}

/** @throws UserError when a port is not available, or two programs have the same port */
export async function assertPortsFree(requests: PortRequest[], host: string): Promise<void> {
  assertDifferent(requests);
  const problems: string[] = [];
  for (const request of requests) {
    const error = await tryToListen(request.port, host);
    if (error) problems.push(explain(request, host, error));
  }
  if (problems.length === 0) return;
  throw new UserError(
    `No se puede usar un puerto:\n  ${problems.join('\n  ')}`,
    `Cierra el programa que lo ocupa (quizá otro npm start) o elige otros puertos, por ejemplo:\n  ${suggestPorts(requests)} DATA_DIR=.data-2 npm start`,
  );
}
