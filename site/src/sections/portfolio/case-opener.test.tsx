import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { chatReference } from '@tequiora/cms/contracts/chat-reference.ts';
import { axe } from '../../../test/axe.ts';
import { makeCase } from '../../../test/cases.ts';
import { chatText } from '../../../test/chat-text.ts';
import { makeSettings } from '../../../test/settings.ts';
import { CaseLink } from './case-link.tsx';
import { CaseOpenerProvider } from './case-opener-provider.tsx';

const loadPage = jest.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/portafolio?industria=hotel');
  loadPage.mockImplementation((path: string) =>
    Promise.resolve({ page: { path }, json: { data: { content: makeCase() } } }),
  );
  Object.assign(window, { ___loader: { loadPage } });
});

function renderList() {
  render(
    <SettingsProvider settings={makeSettings()} path="/portafolio">
      <CaseOpenerProvider>
        <CaseLink slug="hotel">Un hotel sin dobles reservas</CaseLink>
      </CaseOpenerProvider>
    </SettingsProvider>,
  );
  return screen.getByRole('link', { name: 'Un hotel sin dobles reservas' });
}

async function openCase() {
  const link = renderList();
  await userEvent.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Un hotel sin dobles reservas' });
  return { link, dialog };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a card links to the page of its case', () => {
  expect(renderList()).toHaveAttribute('href', '/portafolio/hotel');
});

test('opens over the list with the whole case and the URL of its page', async () => {
  const { dialog } = await openCase();
  expect(window.location.pathname).toBe('/portafolio/hotel');
  const inside = within(dialog);
  for (const title of ['Problema', 'Solución', 'Resultados', 'Sistema']) {
    expect(inside.getByRole('heading', { name: title })).toBeInTheDocument();
  }
  for (const value of ['+34%', '0', '−68%', '41%', '6 semanas']) {
    expect(inside.getByText(value)).toBeInTheDocument();
  }
  expect(inside.getByText('$32,000')).toBeInTheDocument();
  expect(inside.getByText('«Dormí tranquila»')).toBeInTheDocument();
  expect(
    within(inside.getByRole('list', { name: 'Tecnologías' })).getAllByRole('listitem'),
  ).toHaveLength(6);
  expect(await axe(document.body)).toHaveNoViolations();
});

test('links to a WhatsApp chat about a similar project with the name of the case', async () => {
  const { dialog } = await openCase();
  const link = within(dialog).getByRole('link', { name: /^Solicitar proyecto similar/ });
  const reference = chatReference('/portafolio', { type: 'case', slug: 'hotel' });
  expect(chatText(link)).toBe(
    `Hola, quiero algo como Un hotel sin dobles reservas\nRef. ${reference}`,
  );
});

test('renders no testimonial when the case has none', async () => {
  loadPage.mockResolvedValue({
    page: { path: '/portafolio/hotel' },
    json: { data: { content: makeCase({ testimonial: null }) } },
  });
  const { dialog } = await openCase();
  expect(within(dialog).queryByRole('figure')).not.toBeInTheDocument();
});

test('back closes the dialog, forward opens it again, and the list keeps its filter', async () => {
  await openCase();
  act(() => window.history.back());
  await isClosed();
  expect(window.location.search).toBe('?industria=hotel');
  act(() => window.history.forward());
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('the close button restores the URL and returns the focus to the card', async () => {
  const { link, dialog } = await openCase();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await isClosed();
  expect(window.location.pathname).toBe('/portafolio');
  expect(link).toHaveFocus();
});

test('Escape closes the dialog', async () => {
  await openCase();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  expect(window.location.pathname).toBe('/portafolio');
});

test('a second click on the card does not close the dialog that is opening', async () => {
  const getAnimations = jest.fn(() => [{}]);
  Object.assign(Element.prototype, { getAnimations });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const { dialog } = await openCase();
  await user.click(document.body);
  expect(dialog).toHaveAttribute('data-state', 'open');
  getAnimations.mockReturnValue([]);
  await user.click(document.body);
  await isClosed();
});

test('hides its history entries from the router', async () => {
  const router = jest.fn();
  window.addEventListener('popstate', router);
  await openCase();
  act(() => window.history.back());
  await isClosed();
  expect(router).not.toHaveBeenCalled();
  window.removeEventListener('popstate', router);
});

test('leaves a click for a new tab to the browser', () => {
  const link = renderList();
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/portafolio');
});

describe('while the content of a case loads', () => {
  /** Renders two cards; `finishLoading` delivers the content of all cases. */
  function renderSlowList() {
    let finishLoading = () => {};
    const loading = new Promise<void>((resolve) => {
      finishLoading = resolve;
    });
    loadPage.mockImplementation(async (path: string) => {
      await loading;
      const slug = path.split('/').at(-1) ?? '';
      return { page: { path }, json: { data: { content: makeCase({ slug, title: slug }) } } };
    });
    const { unmount } = render(
      <SettingsProvider settings={makeSettings()} path="/portafolio">
        <CaseOpenerProvider>
          <CaseLink slug="hotel">Hotel</CaseLink>
          <CaseLink slug="posada">Posada</CaseLink>
        </CaseOpenerProvider>
      </SettingsProvider>,
    );
    return { finishLoading: () => act(async () => finishLoading()), unmount };
  }

  const link = (name: string) => screen.getByRole('link', { name });

  test('a second tap opens only the last case, with one history entry', async () => {
    const pushState = jest.spyOn(window.history, 'pushState');
    const { finishLoading } = renderSlowList();
    await userEvent.click(link('Hotel'));
    await userEvent.click(link('Posada'));
    await finishLoading();
    expect(await screen.findByRole('dialog', { name: 'posada' })).toBeInTheDocument();
    expect(pushState.mock.calls.map(([, , url]) => url)).toEqual(['/portafolio/posada']);
    pushState.mockRestore();
  });

  test('leaving the page opens no case', async () => {
    const { finishLoading, unmount } = renderSlowList();
    await userEvent.click(link('Hotel'));
    unmount();
    window.history.replaceState(null, '', '/servicios');
    await finishLoading();
    expect(window.location.pathname).toBe('/servicios');
  });
});
