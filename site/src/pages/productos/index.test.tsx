import { screen } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';
import ProductsPage from './index.tsx';

test('an empty CMS results in a plain page with further links', () => {
  renderPage(ProductsPage, {
    page: null,
    flagship: { nodes: [] },
    firstProducts: [],
    all: { totalCount: 0, used: [] },
    categories: { nodes: [] },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
  expect(screen.getByRole('link', { name: /contacto/ })).toHaveAttribute('href', '/contacto');
});
