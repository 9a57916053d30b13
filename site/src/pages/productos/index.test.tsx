import { render, screen } from '@testing-library/react';
import { pageProps } from '../../../test/home.ts';
import ProductsPage from './index.tsx';

test('an empty CMS results in a plain page with further links', () => {
  const data: Queries.ProductsPageQuery = {
    page: null,
    flagship: { nodes: [] },
    firstProducts: [],
    all: { totalCount: 0, used: [] },
    categories: { nodes: [] },
  };
  const location = { ...window.location, key: 'initial', state: null };
  render(<ProductsPage {...pageProps(data)} location={location} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
  expect(screen.getByRole('link', { name: /contacto/ })).toHaveAttribute('href', '/contacto');
});
