import { render, screen } from '@testing-library/react';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { axe } from '../../../test/axe.ts';
import { makeCase } from '../../../test/cases.ts';
import { makeSettings } from '../../../test/settings.ts';
import { CaseDetail } from './case-detail.tsx';
import { CaseHero } from './case-hero.tsx';
import { CaseNeighbours } from './case-neighbours.tsx';
import { caseStructuredData } from './case-structured-data.ts';

const stubs = ['a', 'b', 'c'].map((slug) => ({ slug, title: `Caso ${slug}`, client: slug }));

test('the page of a case has its title first, sections below it and a link back', async () => {
  const { container } = render(
    <SettingsProvider settings={makeSettings()}>
      <CaseHero content={makeCase()} />
      <CaseDetail content={makeCase()} level={2} hasScreen />
    </SettingsProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Un hotel sin dobles');
  expect(screen.getByRole('heading', { level: 2, name: 'Problema' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Portafolio' })).toHaveAttribute('href', '/portafolio');
  expect(screen.getByText('Mayo de 2024')).toHaveAttribute('datetime', '2024-05-17');
  expect(await axe(container)).toHaveNoViolations();
});

test('links to the previous and the next case', () => {
  render(<CaseNeighbours slug="b" cases={stubs} />);
  const [previous, next] = screen.getAllByRole('link');
  expect(previous).toHaveAttribute('href', '/portafolio/a');
  expect(next).toHaveAttribute('href', '/portafolio/c');
});

test('links back to the portfolio at its end', () => {
  render(<CaseNeighbours slug="c" cases={stubs} />);
  expect(screen.getByRole('link', { name: /Todos los casos/ })).toHaveAttribute(
    'href',
    '/portafolio',
  );
});

test('a single case has no neighbours', () => {
  const { container } = render(<CaseNeighbours slug="a" cases={stubs.slice(0, 1)} />);
  expect(container).toBeEmptyDOMElement();
});

test('has structured data with the case and its breadcrumb, without a rating', () => {
  process.env.GATSBY_SITE_URL = 'https://tequiora.example';
  const data = caseStructuredData(makeCase());
  expect(data).toMatchObject([
    {
      '@type': 'Article',
      headline: 'Un hotel sin dobles reservas',
      url: 'https://tequiora.example/portafolio/hotel',
      datePublished: '2024-05-17',
      about: { name: 'Casa Yelvia' },
    },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(JSON.stringify(data)).not.toContain('AggregateRating');
});
