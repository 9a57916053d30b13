import { findChatReference } from '@tequiora/cms/contracts/find-chat-reference.ts';
import { recordChats } from './record-chats.ts';
import { recordVisit } from './visit-source.ts';

const HREF = 'https://wa.me/529517654321?text=Hola%0ARef.%20TQ-W7F3K';

const sendBeacon = jest.fn<boolean, [string, Blob]>();

beforeAll(recordChats);
beforeEach(() => {
  sessionStorage.clear();
  sendBeacon.mockReset().mockReturnValue(true);
  Object.assign(navigator, { sendBeacon });
});

/** Presses a link with this address; returns the address that the browser follows. */
function press(href: string, times = 1): string {
  document.body.innerHTML = `<a href="${href}"><b>Escríbenos</b></a>`;
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.addEventListener('click', (event) => event.preventDefault());
  for (let count = 0; count < times; count += 1) link.querySelector('b')?.click();
  return link.href;
}

const referenceIn = (href: string) =>
  findChatReference(new URL(href).searchParams.get('text') ?? '')?.reference;

type Sent = { data: { reference: string; visit: object } };

const sentBodies = () =>
  Promise.all(sendBeacon.mock.calls.map(async ([, blob]) => JSON.parse(await blob.text()) as Sent));

test('a press gets a reference of its own, sent with the source of the visit', async () => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  recordVisit(new URL('/?utm_campaign=x', window.location.href) as unknown as Location, '');
  const reference = referenceIn(press(HREF));
  expect(reference).toMatch(/^TQ-W7F3K-\w{5}$/);
  expect(sendBeacon).toHaveBeenCalledWith('/api/contact-intents', expect.any(Blob));
  expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/json');
  const touch = { campaign: 'x', landingPage: '/' };
  expect(await sentBodies()).toEqual([
    { data: { reference, visit: { first: touch, last: touch } } },
  ]);
});

test('a second press gets another reference', async () => {
  const last = referenceIn(press(HREF, 2));
  const [first, second] = (await sentBodies()).map(({ data }) => data.reference);
  expect(first).not.toBe(second);
  expect(last).toBe(second);
});

test.each([
  ['middle', 1, /^TQ-W7F3K-\w{5}$/],
  ['right', 2, /^TQ-W7F3K$/],
])('a press of the %s button leaves the reference %#', (_name, button, expected) => {
  document.body.innerHTML = `<a href="${HREF}"><b>Escríbenos</b></a>`;
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.querySelector('b')?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button }));
  expect(referenceIn(link.href)).toMatch(expected);
  expect(sendBeacon).toHaveBeenCalledTimes(button === 1 ? 1 : 0);
});

test('the link keeps its reference when nothing can be sent', () => {
  sendBeacon.mockReturnValue(false);
  expect(press(HREF)).toBe(HREF);
});

test.each([
  'https://wa.me/529517654321?text=Mi%20folio%20es%20TQ-7F3K9M',
  'https://wa.me/529517654321',
  '/contacto',
])('a press of %s is not recorded', (href) => {
  expect(press(href)).toBe(new URL(href, window.location.href).href);
  expect(sendBeacon).not.toHaveBeenCalled();
});
