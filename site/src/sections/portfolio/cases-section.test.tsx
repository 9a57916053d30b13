import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { axe } from '../../../test/axe.ts';
import { makeCase } from '../../../test/cases.ts';
import { CasesSection } from './cases-section.tsx';

const industries = [
  { slug: 'hotel', name: 'Hoteles', icon: 'bed' },
  { slug: 'health', name: 'Salud', icon: 'stethoscope' },
  { slug: 'education', name: 'Educación', icon: 'graduation' },
];

const cases = [
  makeCase(),
  makeCase({ slug: 'posada', title: 'Una posada llena' }),
  makeCase({
    slug: 'clinica',
    title: 'La agenda que confirma',
    industry: { slug: 'health', name: 'Salud', color: 'green' },
  }),
];

const section = (locationKey: string) => (
  <CasesSection
    head={null}
    cases={cases}
    industries={industries}
    invitation={null}
    locationKey={locationKey}
  />
);

const renderCases = () => render(section('a'));

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

beforeEach(() => window.history.replaceState(null, '', '/portafolio'));

test('shows every case at first, with the count per industry', () => {
  renderCases();
  expect(titles()).toHaveLength(3);
  const chips = within(screen.getByRole('radiogroup', { name: 'Filtrar por giro' }));
  expect(chips.getByRole('radio', { name: 'Todos 3' })).toBeChecked();
  expect(chips.getByRole('radio', { name: 'Hoteles 2' })).not.toBeChecked();
  expect(chips.getByRole('radio', { name: 'Educación 0' })).toBeInTheDocument();
});

test('a chip filters the grid, announces the count and updates the URL', async () => {
  renderCases();
  await userEvent.click(screen.getByRole('radio', { name: /Salud/ }));
  expect(titles()).toEqual(['La agenda que confirma']);
  expect(screen.getByRole('status')).toHaveTextContent('1 caso');
  expect(window.location.search).toBe('?industria=health');
});

test('starts with the industry of a shared URL', () => {
  window.history.replaceState(null, '', '/portafolio?industria=hotel&utm=x');
  renderCases();
  expect(titles()).toHaveLength(2);
  expect(screen.getByRole('radio', { name: /Hoteles/ })).toBeChecked();
});

test('a navigation to the page without an industry shows all cases', async () => {
  const { rerender } = renderCases();
  await userEvent.click(screen.getByRole('radio', { name: /Salud/ }));
  window.history.replaceState(null, '', '/portafolio');
  rerender(section('b'));
  expect(titles()).toHaveLength(3);
  expect(window.location.search).toBe('');
});

test('adopts a chip chosen before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(section('a'));
  // Unlike Chromium, jsdom would check the first chip again during hydration.
  within(container).getByRole<HTMLInputElement>('radio', { name: 'Todos 3' }).checked = false;
  within(container).getByRole<HTMLInputElement>('radio', { name: /Salud/ }).checked = true;
  render(section('a'), { container, hydrate: true });
  expect(titles()).toEqual(['La agenda que confirma']);
  container.remove();
});

test('an unknown industry shows all cases', () => {
  window.history.replaceState(null, '', '/portafolio?industria=nada');
  renderCases();
  expect(titles()).toHaveLength(3);
});

test('without cases of an industry there is a link to all cases', async () => {
  renderCases();
  await userEvent.click(screen.getByRole('radio', { name: /Educación/ }));
  expect(screen.getByText('No se encontraron casos')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ver todos los casos' }));
  expect(titles()).toHaveLength(3);
  expect(screen.getByRole('radio', { name: 'Todos 3' })).toHaveFocus();
  expect(window.location.search).toBe('');
});

test('a card links to the page of its case and lists three technologies', () => {
  renderCases();
  const card = within(screen.getAllByRole('listitem')[0] as HTMLElement);
  expect(card.getByRole('link')).toHaveAttribute('href', '/portafolio/hotel');
  const names = within(card.getByRole('list', { name: 'Tecnologías' })).getAllByRole('listitem');
  expect(names.map((item) => item.textContent)).toEqual(['Laravel', 'React', 'MySQL']);
});

test('has no accessibility violations when filtered and when empty', async () => {
  const { container } = renderCases();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('radio', { name: /Educación/ }));
  expect(await axe(container)).toHaveNoViolations();
});

test('the invitation of the CMS follows the cases, and is omitted without one', () => {
  const { rerender } = renderCases();
  expect(screen.queryByRole('heading', { name: '¿El tuyo es el siguiente?' })).toBeNull();
  rerender(
    <CasesSection
      head={null}
      cases={cases.slice(0, 2)}
      industries={industries}
      invitation={{
        kicker: null,
        title: '¿El *tuyo* es el siguiente?',
        description: 'Cuéntanos.',
        primaryCta: null,
        secondaryCta: null,
      }}
      locationKey=""
    />,
  );
  expect(screen.getByText('¿El tuyo es el siguiente?')).toBeInTheDocument();
});
