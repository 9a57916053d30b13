import { screen, waitFor, within } from '@testing-library/react';
import { makeAboutPage } from '../../test/about.ts';
import { axe } from '../../test/axe.ts';
import { renderPage } from '../../test/render-page.tsx';
import AboutPage from './sobre-nosotros.tsx';

const show = (page: Queries.AboutPageQuery['page'] = makeAboutPage()) =>
  renderPage(AboutPage, { page });

test('has no accessibility violations', async () => {
  const { container } = show();
  expect(await axe(container)).toHaveNoViolations();
});

test('shows the mission, values and history of the company', () => {
  show();
  expect(screen.getByRole('heading', { level: 2, name: 'Misión' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Visión' })).toBeInTheDocument();
  const values = within(screen.getByRole('region', { name: 'Seis acuerdos' }));
  expect(values.getAllByRole('listitem')).toHaveLength(6);
  const figures = within(screen.getByRole('region', { name: 'En números' }));
  expect(figures.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '200+',
    '98%',
    '150+',
    '8+',
  ]);
});

test('its title in search results has no highlight marks', async () => {
  show();
  await waitFor(() => expect(document.title).toBe('Tecnología hecha entre todos | Tequiora'));
});

test('shows each group of the team with its size', () => {
  show();
  const team = within(screen.getByRole('region', { name: 'Equipo' }));
  expect(team.getByText('2 personas')).toBeInTheDocument();
  expect(team.getByText('1 persona')).toBeInTheDocument();
  expect(team.getByText('Ulises Robles')).toBeInTheDocument();
  expect(team.getByText('UR')).toHaveAttribute('aria-hidden', 'true');
  expect(team.queryByRole('img')).not.toBeInTheDocument();
});

test('ends with two chat links', () => {
  show();
  for (const name of [/Escribir/, /Visitar/]) {
    const href = screen.getByRole('link', { name }).getAttribute('href');
    expect(href).toMatch(/^https:\/\/wa\.me\/529517654321\?text=/);
  }
});

test('an empty CMS results in a plain page with further links', () => {
  show(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /contacto/ })).toHaveAttribute('href', '/contacto');
});
