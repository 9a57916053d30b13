import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { ImapFlow } from 'imapflow';

import { freePorts } from './free-ports';

const PROGRAM = '/usr/sbin/dovecot';
const USER = 'hola@example.test';
const PASSWORD = 'clave@/%';
const NOBODY = 65_534;

function readVersion(): string {
  try {
    return execFileSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

const HAS_DOVECOT = readVersion().startsWith('2.3.');

/** `describe` with an IMAP server; skipped, with the reason in its name, where there is none. */
export const describeWithDovecot = (name: string, tests: () => void) =>
  HAS_DOVECOT
    ? describe(name, tests)
    : describe.skip(`${name} (skipped: install dovecot-imapd 2.3)`, tests);

function writeConfiguration(folder: string, port: number): string {
  const isRoot = process.getuid?.() === 0;
  const { uid, gid, username } = userInfo();
  const mails = path.join(folder, 'mails');
  mkdirSync(mails);
  // Dovecot refuses mailboxes of root.
  if (isRoot) chownSync(mails, NOBODY, NOBODY);
  const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : { uid, gid };
  const rootless = `default_internal_user = ${username}
default_internal_group = ${gid}
default_login_user = ${username}
service anvil {
  chroot =
}
service imap-login {
  chroot =
}`;
  const file = path.join(folder, 'dovecot.conf');
  writeFileSync(
    file,
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_username_chars =
mail_location = maildir:${mails}/inbox
first_valid_uid = 1
passdb {
  driver = static
  args = password=${PASSWORD.replaceAll('%', '%%')}
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${mails}
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service stats {
  chroot =
}
${isRoot ? '' : rootless}
`,
  );
  return file;
}

async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('close', () => socket.destroy());
      setTimeout(() => socket.end(), 50);
    });
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error('Dovecot did not start');
}

/** Starts an IMAP server with an empty mailbox, in a temporary folder and on a free port. */
export async function startDovecot() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tequiora-dovecot-'));
  // Others than root read mails in it.
  execFileSync('chmod', ['755', folder]);
  const [port = 0] = await freePorts(1);
  const configuration = writeConfiguration(folder, port);
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(PROGRAM, ['-F', '-c', configuration], { stdio: 'ignore', detached: true });
    await waitForPort(port);
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    // Connections end as well.
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await exited;
  }

  /** Runs work with an ordinary mail program's connection. */
  async function use<T>(work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const client = new ImapFlow({
      ...{ host: '127.0.0.1', port, secure: false, logger: false },
      auth: { user: USER, pass: PASSWORD },
    });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  }

  await start();
  return {
    url: `imap://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX?requireTLS=false`,
    start,
    stop,
    use,
    log: () => readFileSync(path.join(folder, 'log'), 'utf8'),
    /** Puts a mail into the mailbox, as its mail server does. */
    async deliver(...mails: Buffer[]): Promise<void> {
      await use(async (client) => {
        for (const mail of mails) await client.append('INBOX', mail);
      });
    },
    /** Makes the server renumber the mails. */
    async renumber(): Promise<void> {
      await stop();
      const inbox = path.join(folder, 'mails/inbox');
      for (const name of ['dovecot-uidlist', 'dovecot-uidvalidity']) {
        rmSync(path.join(inbox, name), { force: true });
      }
      execFileSync('sh', ['-c', `rm -f ${inbox}/dovecot*`]);
      await start();
    },
    async close(): Promise<void> {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
