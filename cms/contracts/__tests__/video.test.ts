import { parseDuration, parseForeignVideo } from '../video';

const ID = 'dQw4w9WgXcQ';

test.each([
  [`https://www.youtube.com/watch?v=${ID}&t=42s&list=PL123`],
  [`https://m.youtube.com/watch?app=desktop&v=${ID}`],
  [`https://youtu.be/${ID}?si=abc`],
  [`https://www.youtube.com/shorts/${ID}`],
  [`https://www.youtube.com/live/${ID}?feature=share`],
  [`https://www.youtube-nocookie.com/embed/${ID}`],
])('reduces %s to its id', (address) => {
  expect(parseForeignVideo(address)).toEqual({
    provider: 'YouTube',
    player: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0&hl=es-419`,
    page: `https://www.youtube.com/watch?v=${ID}`,
  });
});

test.each([
  ['https://vimeo.com/76979871', ''],
  ['https://vimeo.com/channels/staffpicks/76979871', ''],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '8272103f6e'],
  ['https://vimeo.com/76979871/8272103f6e?share=copy', '8272103f6e'],
])('reads %s', (address, hash) => {
  expect(parseForeignVideo(address)).toEqual({
    provider: 'Vimeo',
    player: `https://player.vimeo.com/video/76979871?autoplay=1&dnt=1${hash && `&h=${hash}`}`,
    page: `https://vimeo.com/76979871${hash && `/${hash}`}`,
  });
});

test.each([
  '',
  'youtube.com',
  `http://www.youtube.com/watch?v=${ID}`,
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${ID}%22onload`,
  'https://www.youtube.com/playlist?list=PL123',
  `https://www.youtube.com.example/watch?v=${ID}`,
  `https://example.com/youtu.be/${ID}`,
  `https://youtube.com@example.com/watch?v=${ID}`,
  'https://vimeo.com/staffpicks',
  'https://player.vimeo.com/video/76979871?h=%22%3E',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
])('refuses %j', (address) => {
  expect(parseForeignVideo(address)).toBeUndefined();
});

test.each([
  ['1:35', 95],
  ['0:07', 7],
  ['90:00', 5400],
  ['1:02:03', 3723],
  ['1:75', undefined],
  ['1:99:00', undefined],
  ['0:00', undefined],
  ['95', undefined],
  ['1 min', undefined],
])('reads the duration %j', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});
