import { COMMAND_MS } from './engine.ts';

type Answer =
  | { type: 'success'; id: number; result: object }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: string; params: object };

type Pending = { resolve: (result: object) => void; reject: (error: Error) => void };

type BidiConnection = {
  send: <Result = object>(method: string, params: object) => Promise<Result>;
  close: () => void;
};

/** Connects to a browser that speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export async function connectBidi(
  address: string,
  onEvent: (method: string, params: object) => void,
): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  const pending = new Map<number, Pending>();
  let lastId = 0;
  const rejectAll = (): void => {
    for (const { reject } of pending.values()) reject(new Error(`${address} was closed`));
    pending.clear();
  };
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)));
  });
  socket.addEventListener('close', rejectAll);
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.type === 'event') return onEvent(answer.method, answer.params);
    const command = pending.get(answer.id);
    pending.delete(answer.id);
    if (answer.type === 'success') command?.resolve(answer.result);
    else command?.reject(new Error(`${answer.error}: ${answer.message}`));
  });
  const send = <Result>(method: string, params: object): Promise<Result> => {
    lastId += 1;
    const id = lastId;
    return new Promise<Result>((resolve, reject) => {
      pending.set(id, { resolve: resolve as Pending['resolve'], reject });
      AbortSignal.timeout(COMMAND_MS).addEventListener('abort', () => {
        pending.delete(id);
        reject(new Error(`${method} took longer than ${COMMAND_MS} ms`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return { send, close: () => socket.close() };
}
