import { render } from '@testing-library/react';
import { PrivacyNotice } from './privacy-notice.tsx';

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
};

test('a picture of the notice has its text, and none when it only decorates', () => {
  const { container } = render(<PrivacyNotice notice={notice} />);
  const texts = [...container.querySelectorAll('img')].map((each) => each.getAttribute('alt'));
  expect(texts).toEqual(['Sello', '']);
});
