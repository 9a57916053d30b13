import { render } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { PrivacyNotice } from './privacy-notice.tsx';

const gatsbyImageData: IGatsbyImageData = {
  layout: 'constrained',
  width: 40,
  height: 30,
  images: { fallback: { src: '/static/sello.webp' }, sources: [] },
};

const image = (alternativeText: string) => ({
  type: 'image',
  image: { url: `/uploads/${alternativeText}.webp`, alternativeText, width: 40, height: 30 },
  children: [{ type: 'text', text: '' }],
});

const notice = {
  title: 'Aviso de privacidad',
  version: '2026-10',
  effectiveDate: '2026-10-01',
  summary: 'Breve.',
  body: [image('Sello'), image('decorativa')] as unknown as Record<string, unknown>,
  bodyPictures: [
    {
      address: '/uploads/Sello.webp',
      alternativeText: 'Sello',
      width: 40,
      height: 30,
      localFile: { childImageSharp: { gatsbyImageData } },
    },
  ],
};

test('a picture of the notice has its alt text, and an empty one when decorative', () => {
  const { container } = render(<PrivacyNotice notice={notice} />);
  const texts = [...container.querySelectorAll('img')].map((each) => each.getAttribute('alt'));
  expect(texts).toEqual(['Sello', '']);
});

test('a picture known to the build is rendered in its built sizes', () => {
  const { container } = render(<PrivacyNotice notice={notice} />);
  const sources = [...container.querySelectorAll('img')].map((each) => each.getAttribute('src'));
  expect(sources).toEqual(['/static/sello.webp', '/uploads/decorativa.webp']);
});
