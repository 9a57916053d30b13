import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserError } from '../lib/user-error.ts';

// The kernel's limit for the address of a socket is 108 bytes.
const MAX_ADDRESS = 100;
const ANSWER_MS = 2_000;

/** Where the lock of a folder is: in it, or under a name of the same length when it is too deep. */
function addressOf(folder: string): string {
  const inside = path.join(folder, 'publisher.sock');
  if (Buffer.byteLength(`${inside}.${process.pid}.old`) <= MAX_ADDRESS) return inside;
  const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 24);
  return path.join(tmpdir(), `tequiora-${name}.sock`);
}

/** Who answers at a lock: its process number, or undefined when nobody does any more. */
function holderOf(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const socket = createConnection(address);
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
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
  rmSync(address, { force: true });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

function tryToLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes a dead lock out of the way; one that came to life in between is put back. */
async function removeDead(address: string): Promise<void> {
  const aside = `${address}.${process.pid}.old`;
  try {
    renameSync(address, aside);
  } catch {
    return;
  }
  if ((await holderOf(aside)) !== undefined) tryToLink(aside, address);
  rmSync(aside, { force: true });
}

/**
 * Makes sure that one publisher works on a folder. The lock is a socket that is listened on, so
 * the kernel lets go of it with the process, whatever ends it; its file alone means nothing.
 * @throws UserError when another publisher has it
 */
export async function takeInstanceLock(folder: string): Promise<{ release: () => void }> {
  mkdirSync(folder, { recursive: true });
  const address = addressOf(folder);
  const own = `${address}.${process.pid}`;
  const server = await listen(own);
  server.unref();
  try {
    while (!tryToLink(own, address)) {
      const holder = await holderOf(address);
      if (holder !== undefined) {
        throw new UserError(
          `Ya hay un publicador trabajando en ${folder} (proceso ${holder || 'desconocido'}).`,
          'Usa ese, o termina ese proceso antes de iniciar otro.',
        );
      }
      await removeDead(address);
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
