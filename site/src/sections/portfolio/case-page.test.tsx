import { fireEvent, render, screen } from '@testing-library/react';
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

const picture = (alternativeText: string) => ({
  alternativeText,
  focalPoint: null,
  localFile: null,
});

const PAYMENTS = [
  { percentage: 30, label: 'Anticipo' },
  { percentage: 40, label: 'Avance' },
  { percentage: 30, label: 'Entrega' },
];

function showWhole() {
  return render(
    <SettingsProvider settings={makeSettings()}>
      <h1>Un caso</h1>
      <CaseDetail
        level={2}
        payments={PAYMENTS}
        content={makeCase({
          ...{ beforeImage: picture('Libreta'), afterImage: picture('Calendario') },
          usedSystems: [{ slug: 'tequiora-posada', name: 'Tequiora Posada' }],
          stages: [
            { time: 'Semana 1', title: 'Dos días en recepción', description: 'Medimos.' },
            { time: null, title: 'Arranque', description: 'Sin libreta.' },
          ],
          chart: {
            title: 'Noches ocupadas de cada 100',
            points: [
              { label: '2023', quantity: 53, text: '53' },
              { label: '2024', quantity: 71, text: '71' },
            ],
          },
        })}
      />
    </SettingsProvider>,
  );
}

test('a complete case shows the pictures, its results, the chart, the system and its stages', async () => {
  const { container } = showWhole();
  const titles = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(titles).toEqual([
    ...['Problema', 'Solución', 'Resultados', 'Noches ocupadas de cada 100'],
    ...['Sistema', 'Cómo fue', 'Ficha del proyecto'],
  ]);
  const items = screen.getAllByRole('listitem').map((each) => each.textContent);
  expect(items).toEqual(
    expect.arrayContaining([
      ...['202353', '202471', 'Semana 1Dos días en recepciónMedimos.', 'ArranqueSin libreta.'],
    ]),
  );
  expect(screen.getByRole('link', { name: 'Conocer Tequiora Posada' })).toHaveAttribute(
    'href',
    '/productos/tequiora-posada',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('a slider uncovers the before picture', () => {
  showWhole();
  const slider = screen.getByRole('slider', { name: 'Cuánto se ve de la imagen de antes' });
  expect(slider).toHaveAttribute('aria-valuetext', '50 % de antes');
  fireEvent.change(slider, { target: { value: '80' } });
  expect(slider).toHaveAttribute('aria-valuetext', '80 % de antes');
});

test('the investment is a receipt of the payments, which add up', () => {
  showWhole();
  expect(screen.getByText('Inversión').parentElement).toHaveTextContent(
    'InversiónAnticipo, 30%$9,600Avance, 40%$12,800Entrega, 30%$9,600$32,000 MXN más IVA',
  );
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
