import { screen, within } from '@testing-library/react';
import { axe } from '../../../test/axe.ts';
import { makeCase } from '../../../test/cases.ts';
import { renderPage } from '../../../test/render-page.tsx';
import PortfolioPage from './index.tsx';

const FIGURES = [
  { value: '200+', label: 'proyectos' },
  { value: '98%', label: 'de satisfacción' },
  { value: '5', label: 'giros' },
  { value: '24/7', label: 'soporte' },
];

const TECHNOLOGIES = ['Laravel', 'React', 'Vue.js', 'MySQL', 'Node.js', 'Android TV'];

const data: Queries.PortfolioPageQuery = {
  page: {
    shareCard: '/static/compartir/portafolio.jpg',
    hero: {
      kicker: 'Portafolio',
      title: 'Proyectos que *ya operan*',
      description: 'Con su problema y su resultado.',
      image: null,
      primaryCta: null,
      secondaryCta: null,
      figures: FIGURES,
    },
    featuredHead: null,
    casesHead: null,
    invitation: null,
    technologiesHead: null,
    technologies: TECHNOLOGIES.map((name) => ({ name, icon: 'react' })),
    callToAction: {
      kicker: null,
      title: '¿El siguiente caso es *el tuyo*?',
      description: null,
      primaryCta: { label: 'Contactar', target: 'enlace', href: '/contacto', message: null },
      secondaryCta: null,
    },
    seo: null,
  },
  featured: { nodes: [makeCase()] },
  cases: { nodes: [makeCase()] },
  industries: { nodes: [{ slug: 'hotel', name: 'Hoteles', icon: 'bed' }] },
};

const show = (content = data) => renderPage(PortfolioPage, content);

test('has no accessibility violations', async () => {
  const { container } = show();
  expect(await axe(container)).toHaveNoViolations();
});

test('starts with the four figures', () => {
  show();
  const shown = screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(shown.slice(0, 4)).toEqual(['200+', '98%', '5', '24/7']);
});

test('lists the six technologies', () => {
  show();
  const strip = screen.getByRole('region', { name: 'Tecnologías' });
  const names = within(strip).getAllByRole('listitem');
  expect(names.map((name) => name.textContent)).toEqual(TECHNOLOGIES);
});

test('ends with a call to action', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).at(-1)).toHaveTextContent(
    '¿El siguiente caso es el tuyo?',
  );
  expect(screen.getByRole('link', { name: 'Contactar' })).toHaveAttribute('href', '/contacto');
});

test('an empty CMS results in a plain page with further links', () => {
  const none = { nodes: [] };
  show({ page: null, featured: none, cases: none, industries: none });
  expect(screen.getByRole('heading', { level: 1, name: 'Portafolio' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /contacto/ })).toHaveAttribute('href', '/contacto');
});
