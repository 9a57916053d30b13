import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../test/axe.ts';
import { SECTION_SAMPLES } from '../../../test/page-sections.ts';
import { VideoSection } from './video-section.tsx';
import { videosStructuredData } from './videos-structured-data.ts';

const OWN = SECTION_SAMPLES.STRAPI__COMPONENT_PAGE_VIDEO;
const FOREIGN = {
  ...OWN,
  video: null,
  captions: null,
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ?t=4',
};

const show = (content: typeof OWN) =>
  render(<VideoSection content={content} headId="video" tone="white" isFirst={false} />);
const opener = () => screen.getByRole('link', { name: /^Ver el video\s*: Una sección/ });

test('a video of the media library is loaded with controls and captions when it is opened', async () => {
  const { container } = show(OWN);
  expect(opener()).toHaveAttribute('href', '/static/archivos/0123456789abcdef.mp4');
  expect(container.querySelector('video')).toBeNull();
  await userEvent.click(opener());
  const video = screen.getByLabelText('Una sección', { selector: 'video' });
  expect(video).toHaveAttribute('controls');
  expect(video).toHaveAttribute('preload', 'none');
  expect(container.querySelector('track')).toHaveAttribute(
    'src',
    '/static/archivos/fedcba9876543210.vtt',
  );
  expect(await axe(container, { preload: false })).toHaveNoViolations();
});

test('nothing of another site is in the page before its video is opened', async () => {
  const { container } = show(FOREIGN);
  expect(container.querySelector('iframe, video')).toBeNull();
  expect(screen.getByText('El video se carga de YouTube cuando lo abres.')).toBeVisible();
  expect(opener()).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  opener().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByTitle('Una sección')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/),
  );
  expect(screen.getByTitle('Una sección')).toHaveFocus();
});

test('an address that is no video shows nothing', () => {
  const { container } = show({ ...FOREIGN, videoUrl: 'https://example.com' });
  expect(container).toBeEmptyDOMElement();
});

test('search engines get a video that has all they require', () => {
  const image = { url: '/uploads/portada.webp' } as unknown as (typeof OWN)['image'];
  expect(
    videosStructuredData([
      { ...OWN, image },
      { ...FOREIGN, image },
    ]),
  ).toMatchObject([
    { '@type': 'VideoObject', name: 'Una sección', uploadDate: '2026-11-20', duration: 'PT95S' },
    { embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' },
  ]);
  expect(videosStructuredData([OWN, { ...OWN, image, recordedOn: null }])).toEqual([]);
});
