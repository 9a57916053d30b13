import { render, screen } from '@testing-library/react';
import { pageProps } from '../../test/home.ts';
import PrivacyPage from './aviso-de-privacidad.tsx';

test('an empty CMS results in a plain page with further links', () => {
  render(<PrivacyPage {...pageProps<Queries.PrivacyPageQuery>({ page: null })} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Aviso de privacidad' })).toBeVisible();
  expect(screen.getByRole('link', { name: /contacto/ })).toHaveAttribute('href', '/contacto');
});
