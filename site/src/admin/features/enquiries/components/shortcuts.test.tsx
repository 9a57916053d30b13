import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { shortcutStore } from '#src/admin/lib/shortcuts.ts';
import {
  makeEnquiriesResponse,
  makeEnquiry,
  makeEnquiryResponse,
} from '../../../../../test/admin/enquiries.ts';
import { AGENT, apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { makeReplyTemplatesResponse } from '../../../../../test/admin/reply-templates.ts';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const ROWS = [makeEnquiry(), makeEnquiry({ documentId: 'c2', name: 'Abel Ortega' })];
const OWNER = { id: AGENT.id, name: AGENT.name };

beforeEach(() => {
  shortcutStore.setState({ isOn: true });
  const [, abel] = ROWS;
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse(ROWS))),
    http.get(apiUrl('/enquiries/today'), () => {
      const none = { total: 0, enquiries: [] };
      const dueToday = { total: 2, enquiries: ROWS };
      const rest = {
        refused: none,
        overdue: none,
        doubtful: none,
        mine: none,
        unassigned: none,
        team: none,
        teamSteps: none,
        nextSteps: none,
        idle: none,
      };
      return HttpResponse.json({ data: { ...rest, dueToday } });
    }),
    http.get(apiUrl('/enquiries/c1'), () => HttpResponse.json(makeEnquiryResponse())),
    http.get(apiUrl('/enquiries/c2'), () => HttpResponse.json(makeEnquiryResponse(abel))),
    http.get(apiUrl('/enquiries/:id/reply-templates'), () =>
      HttpResponse.json(makeReplyTemplatesResponse()),
    ),
  );
});

/** Mocks taking; returns a mock that records the ids of the taken enquiries. */
function onTake() {
  const taken = jest.fn();
  server.use(
    http.post(apiUrl('/enquiries/:id/take'), ({ params }) => {
      taken(params.id);
      return HttpResponse.json(makeEnquiryResponse({ owner: OWNER }));
    }),
  );
  return taken;
}

const findRow = (name: string) => screen.findByRole('link', { name });

test('move through the list, take an enquiry and open one', async () => {
  const taken = onTake();
  const { person } = renderAdmin('/admin/consultas');
  const rosaura = await findRow('Rosaura Méndez Aquino');
  await person.keyboard('t');
  await person.keyboard('j');
  expect(rosaura).toHaveFocus();
  await person.keyboard('jj');
  expect(await findRow('Abel Ortega')).toHaveFocus();
  await person.keyboard('k');
  expect(rosaura).toHaveFocus();
  await person.keyboard('t');
  await waitFor(() => expect(taken.mock.calls).toEqual([['c1']]));
  expect(await screen.findByText('La consulta es tuya')).toBeVisible();
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: ROWS[0]?.name })).toBeVisible();
});

test.each([
  ['r', () => screen.findByRole('dialog', { name: 'Responder a Abel Ortega' })],
  ['n', () => screen.findByLabelText('Agregar una nota')],
  ['e', () => screen.findByRole('button', { name: 'Marcar como contactado' })],
])('%s opens the enquiry of the row for it, once', async (key, find) => {
  const { person } = renderAdmin('/admin/consultas?tipo=producto');
  await findRow('Abel Ortega');
  await person.keyboard(`jj${key}`);
  const element = await find();
  await waitFor(() => expect(element).toContainElement(document.activeElement as HTMLElement));
  expect(window.location.pathname).toBe('/admin/consultas/c2');
  expect(window.history.state.usr).toEqual({ search: '?tipo=producto', ids: ['c1', 'c2'] });
});

test('work on an enquiry: next, previous, take, note, status and reply', async () => {
  const taken = onTake();
  const { person } = renderAdmin('/admin/consultas/c1');
  await screen.findByRole('link', { name: 'Siguiente' });
  await person.keyboard('j');
  expect(await screen.findByRole('heading', { level: 1, name: 'Abel Ortega' })).toBeVisible();
  await person.keyboard('k');
  expect(await screen.findByRole('heading', { level: 1, name: ROWS[0]?.name })).toBeVisible();
  await person.keyboard('t');
  await waitFor(() => expect(taken).toHaveBeenCalledWith('c1'));
  await person.keyboard('e');
  expect(screen.getByRole('button', { name: 'Marcar como contactado' })).toHaveFocus();
  await person.keyboard('n');
  const note = screen.getByLabelText('Agregar una nota');
  expect(note).toHaveFocus();
  expect(note).toHaveValue('');
  await person.keyboard('jet');
  expect(note).toHaveValue('jet');
  await person.tab();
  await person.keyboard('r');
  expect(await screen.findByRole('dialog', { name: /^Responder a Rosaura/ })).toBeVisible();
});

test('the note has the focus before the next key, however fast it follows', async () => {
  renderAdmin('/admin/consultas/c1');
  const note = await screen.findByLabelText('Agregar una nota');
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(note).toHaveFocus();
});

test('reply on «Hoy» without leaving it', async () => {
  const { person } = renderAdmin('/admin', { user: AGENT });
  await findRow('Abel Ortega');
  await person.keyboard('jjr');
  const dialog = await screen.findByRole('dialog', { name: 'Responder a Abel Ortega' });
  expect(window.location.pathname).toBe('/admin/hoy');
  await person.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  expect(await findRow('Abel Ortega')).toHaveFocus();
});

test('are listed by «?», do nothing in the dialog or with a modifier, and can be turned off', async () => {
  const { person } = renderAdmin('/admin/consultas');
  const rosaura = await findRow('Rosaura Méndez Aquino');
  await person.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
  expect(within(dialog).getByText('Agregar una nota')).toBeVisible();
  expect(await axe(dialog)).toHaveNoViolations();
  await person.keyboard('j');
  expect(rosaura).not.toHaveFocus();
  await person.click(within(dialog).getByRole('checkbox', { name: /una sola tecla/ }));
  await person.keyboard('{Escape}');
  await person.keyboard('j?');
  expect(rosaura).not.toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('tequiora:atajos') ?? '')).toMatchObject({
    state: { isOn: false },
  });

  await person.click(screen.getByRole('button', { name: 'Atajos de teclado' }));
  await person.click(screen.getByRole('checkbox', { name: /una sola tecla/ }));
  await person.keyboard('{Escape}{Control>}j{/Control}');
  expect(rosaura).not.toHaveFocus();
  await person.type(screen.getByLabelText('Buscar'), 'j');
  expect(rosaura).not.toHaveFocus();
});
