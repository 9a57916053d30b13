import { screen } from '@testing-library/react';
import { axe } from '../../test/axe.ts';
import { renderPage } from '../../test/render-page.tsx';
import BlogPage from './blog.tsx';

test('says that the page is under construction, and offers the newsletter and a link home', async () => {
  const { container } = renderPage(BlogPage, { page: null });
  expect(screen.getByRole('heading', { level: 1, name: 'En construcción' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Suscribirse' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(await axe(container)).toHaveNoViolations();
});

test('shows the words between asterisks as highlighted', () => {
  const page = {
    title: 'Blog *en camino*',
    description: 'Muy pronto.',
    shareCard: '/t.png',
    seo: null,
  };
  renderPage(BlogPage, { page });
  expect(screen.getByRole('heading', { level: 1, name: 'Blog en camino' })).toBeVisible();
});
