import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The kernel limits a socket address to 108 bytes.
const MAX_ADDRESS = 100;
const RESPONSE_LIMIT_MS = 2_000;

/** Returns the address of a lock: the file itself, or in the temporary folder when its path is too long. */
function addressOf(file: string): string {
  if (Buffer.byteLength(`${file}.${process.pid}.old`) <= MAX_ADDRESS) return file;
  const name = createHash('sha256').update(path.resolve(file)).digest('hex').slice(0, 24);
  return path.join(tmpdir(), `tequiora-${name}.sock`);
}

/** Returns the pid of the process that listens on the socket; undefined when it has ended. */
function holderOf(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const socket = createConnection(address);
    socket.setTimeout(RESPONSE_LIMIT_MS, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('connect', () => (text ||= '?'));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text === '' ? undefined : text.replace('?', '')));
  });
}

function listen(address: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(String(process.pid));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a stale lock; restores it when another process has acquired it in between. */
async function removeStale(address: string): Promise<void> {
  const aside = `${address}.${process.pid}.old`;
  try {
    renameSync(address, aside);
  } catch {
    return;
  }
  if ((await holderOf(aside)) !== undefined) tryLink(aside, address);
  rmSync(aside, { force: true });
}

/**
 * Acquires the lock of a file for this process, across processes and containers of one machine. The lock
 * is a listening socket, so the kernel releases it with the process; its file alone means nothing.
 * @param onHeld called with the holder's pid while another process holds it; waits, or throws to give up
 */
export async function acquireLock(
  file: string,
  onHeld: (holder: string) => void | Promise<void>,
): Promise<{ release: () => void }> {
  mkdirSync(path.dirname(file), { recursive: true });
  const address = addressOf(file);
  const own = `${address}.${randomBytes(4).toString('hex')}`;
  const server = await listen(own);
  server.unref();
  try {
    while (!tryLink(own, address)) {
      const holder = await holderOf(address);
      if (holder === undefined) await removeStale(address);
      else await onHeld(holder || 'desconocido');
    }
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
  return {
    release: () => {
      rmSync(address, { force: true });
      server.close();
    },
  };
}
