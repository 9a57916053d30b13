import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

import { SMTPServer } from 'smtp-server';

import { type Mail, readMail } from './read-mail';

type Received = Mail & { recipients: string[] };
type Options = {
  /** Called for each mail before it is acknowledged; a promise delays the acknowledgement. */
  onMail?: (mail: Mail) => Promise<void> | undefined;
};

/** Starts an SMTP server that stores mails; it can be closed and reopened at the same port. */
export async function startSmtpSink({ onMail }: Options = {}) {
  const mails: Received[] = [];
  /** Response codes by refused address. */
  const refused = new Map<string, number>();
  const sockets = new Set<Socket>();
  let port = 0;
  let close: () => Promise<void> = async () => undefined;

  async function listen(server: Server): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }

  async function open(): Promise<void> {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo({ address }, _session, callback) {
        const responseCode = refused.get(address);
        const error = Object.assign(new Error('No such mailbox'), { responseCode });
        callback(responseCode === undefined ? null : error);
      },
      onData(stream, { envelope }, callback) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const recipients = envelope.rcptTo.map(({ address }) => address);
          const mail = readMail(Buffer.concat(parts).toString('latin1'));
          mails.push({ ...mail, recipients });
          void Promise.resolve(onMail?.(mail)).then(() => callback());
        });
      },
    });
    // Tests kill clients during a delivery.
    smtp.on('error', () => undefined);
    await listen(smtp.server);
    close = () => new Promise((resolve) => smtp.close(resolve));
  }

  await open();
  return {
    mails,
    refused,
    url: `smtp://127.0.0.1:${port}`,
    open,
    close: () => close(),
    /** Replaces it with a server that accepts connections and never responds. */
    async stopResponding(): Promise<void> {
      await close();
      const silent = createServer((socket) => {
        sockets.add(socket);
        socket.on('error', () => undefined);
      });
      await listen(silent);
      close = async () => {
        sockets.forEach((socket) => socket.destroy());
        silent.close();
        await once(silent, 'close');
      };
    },
  };
}
