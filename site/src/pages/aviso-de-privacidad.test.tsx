import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import PrivacyPage from './aviso-de-privacidad.tsx';

test('an empty CMS results in a plain page with further links', () => {
  renderPage(PrivacyPage, { page: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Aviso de privacidad' })).toBeVisible();
  expect(screen.getByRole('link', { name: /contacto/ })).toHaveAttribute('href', '/contacto');
});
