import { keepCallbacks } from './keep-callbacks.ts';

/** A channel of a page that the browser keeps: it drops messages while `isKept`. */
class Channel {
  static isKept = false;
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: () => {
      if (!Channel.isKept) queueMicrotask(() => this.port1.onmessage?.());
    },
  };
}

const ran: string[] = [];
const schedule = (name: string) => window.setImmediate(() => ran.push(name));
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const messages = () => Promise.resolve();

beforeEach(() => {
  ran.length = 0;
  Object.assign(window, { MessageChannel: Channel });
  keepCallbacks();
});

test('runs callbacks after the current task, in order', async () => {
  schedule('one');
  schedule('two');
  expect(ran).toEqual([]);
  await messages();
  expect(ran).toEqual(['one', 'two']);
});

test('runs callbacks of a kept page when it is shown again, each once', async () => {
  schedule('before');
  Channel.isKept = true;
  schedule('hidden');
  await messages();
  Channel.isKept = false;
  show(true);
  schedule('after');
  await messages();
  expect(ran).toEqual(['before', 'hidden', 'after']);
});

test('does nothing when a page is loaded', async () => {
  show(false);
  await messages();
  expect(ran).toEqual([]);
});
