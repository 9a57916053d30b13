import { runChecks } from '../run-checks';
import { checkedEntry } from './checked-entry';

const PAGE = 'api::page.page';
const FILE = { id: 1, name: 'demo.mp4', mime: 'video/mp4' };
const ADDRESS = 'https://youtu.be/dQw4w9WgXcQ';

function messagesOf(video: object): string[] {
  const sections = [{ __component: 'page.video', title: 'Así se cobra', ...video }];
  const errors = runChecks('errors', checkedEntry(PAGE, { title: 'Demo', slug: 'demo', sections }));
  return errors.map(({ message }) => message);
}

it('accepts a section with a file or with the address of a video', () => {
  expect(messagesOf({ video: FILE, duration: '1:35' })).toEqual([]);
  expect(messagesOf({ videoUrl: ADDRESS })).toEqual([]);
});

it.each([
  ['no video', {}, /falta el video: elige un archivo MP4/],
  ['two videos', { video: FILE, videoUrl: ADDRESS }, /hay un archivo y una dirección/],
  ['another site', { videoUrl: 'https://example.com/v.mp4' }, /no es la dirección de un video/],
  [
    'a list of videos',
    { videoUrl: 'https://www.youtube.com/playlist?list=PL1' },
    /no es la dirección/,
  ],
  ['a wrong duration', { video: FILE, duration: '95 s' }, /escribe minutos y segundos, como 1:35/],
  ['a document as video', { video: { ...FILE, mime: 'application/pdf' } }, /no es un video MP4/],
  ['a video as captions', { video: FILE, captions: FILE }, /no es un archivo de subtítulos VTT/],
  ['a video as picture', { videoUrl: ADDRESS, image: FILE }, /no es una imagen/],
])('refuses %s', (_case, video, message) => {
  const messages = messagesOf(video);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(message);
});
