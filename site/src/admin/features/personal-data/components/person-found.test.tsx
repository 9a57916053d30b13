import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PersonFindings } from '@tequiora/cms/contracts/personal-data.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import {
  makeFindings,
  searchPerson,
  servePersonalData,
} from '../../../../../test/admin/personal-data.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const [OWN] = makeFindings().enquiries as [PersonFindings['enquiries'][number]];
const SHARED = {
  ...OWN,
  documentId: 'c2',
  folio: 'TQ-2JUAN',
  name: 'Juan',
  email: 'juan@posada.example',
  match: 'phone',
  mails: 1,
} as const;
const FORMER = {
  ...OWN,
  documentId: 'c3',
  folio: 'TQ-3EVA',
  name: 'Eva',
  match: 'former',
} as const;

/** Shows what is held of a person; returns the requests. */
async function open(own: Partial<PersonFindings> = {}) {
  const sent = servePersonalData();
  const findings = makeFindings({
    counts: { enquiries: 3, mails: 5, subscriptions: 0 },
    enquiries: [SHARED, OWN, FORMER],
    subscription: null,
    ...own,
  });
  server.use(
    http.post(apiUrl('/personal-data/search'), () => HttpResponse.json({ data: findings })),
  );
  const rendered = renderAdmin('/admin/datos-personales');
  await searchPerson(rendered.person);
  await screen.findByText(/^Lo que se guarda/);
  return { ...rendered, sent };
}

const tick = (name: RegExp) => screen.getByRole('checkbox', { name });

test('ticks only what the e-mail matches, and marks the rest', async () => {
  const { container } = await open();
  expect(tick(/TQ-4MXK7R/)).toBeChecked();
  expect(tick(/TQ-2JUAN/)).not.toBeChecked();
  expect(tick(/TQ-3EVA/)).not.toBeChecked();
  const row = (folio: string) => within(screen.getByText(folio).closest('tr') as HTMLElement);
  expect(row('TQ-2JUAN').getByText('Solo coincide el teléfono')).toBeVisible();
  expect(row('TQ-3EVA').getByText('Solo en un dato corregido')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('erases the ticked enquiries and says how many are kept', async () => {
  const { person, sent } = await open();
  await person.click(tick(/TQ-2JUAN/));
  await person.click(screen.getByRole('button', { name: 'Eliminar sus datos' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 consultas, con su historial y sus notas',
    '3 correos de la bandeja de salida',
  ]);
  expect(dialog.getByText(/Se conservan las que no marcaste: 1 consulta\./)).toBeVisible();
  // As written in the country, although it is stored with the country code.
  await person.type(dialog.getByLabelText(/^Escribe/), '(951) 555 0142');
  await person.click(dialog.getByRole('button', { name: 'Eliminar sus datos' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    data: { enquiries: ['c2', 'c1'], expected: { enquiries: 3, subscriptions: 0 } },
  });
});

test('downloads nothing until an enquiry is ticked', async () => {
  const exported = jest.fn();
  server.use(
    http.post(apiUrl('/personal-data/export'), async ({ request }) => {
      exported(await request.json());
      return refuse(503, 'Vuelve a intentarlo');
    }),
  );
  const { person } = await open({ enquiries: [SHARED] });
  const download = screen.getByRole('button', { name: 'Descargar sus datos' });
  await person.click(download);
  expect(exported).not.toHaveBeenCalled();
  await person.click(screen.getByRole('checkbox', { name: 'Marcar todas' }));
  await person.click(download);
  await waitFor(() => expect(exported).toHaveBeenCalledTimes(1));
  expect(exported.mock.calls[0]?.[0]).toMatchObject({ data: { enquiries: ['c2'] } });
});
