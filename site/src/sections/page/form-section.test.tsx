import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { ENQUIRY_MESSAGES } from '@tequiora/cms/contracts/enquiry.ts';
import { SECTION_SAMPLES } from '../../../test/page-sections.ts';
import { server } from '../../../test/server.ts';
import { makeSettings } from '../../../test/settings.ts';
import { FormSection } from './form-section.tsx';

const SAMPLE = SECTION_SAMPLES.STRAPI__COMPONENT_PAGE_FORM;
const PATH = '/buen-fin';
const RECEIPT = {
  folio: 'TQ-7F3K9M',
  status: 'nuevo',
  createdAt: '2026-11-21T18:00:00Z',
  dueAt: '2026-11-23T17:00:00Z',
};
const sent: Record<string, unknown>[] = [];

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [] });
  sessionStorage.clear();
  sent.length = 0;
  window.history.replaceState(null, '', `${PATH}?utm_campaign=otono`);
  server.use(
    http.post('*/api/enquiries', async ({ request }) => {
      sent.push(((await request.json()) as { data: Record<string, unknown> }).data);
      return HttpResponse.json({ data: RECEIPT }, { status: 201 });
    }),
  );
});
afterEach(() => window.history.replaceState(null, '', '/'));

/** Shows forms, each with its own changes of the sample. */
function show(...changes: Partial<typeof SAMPLE>[]) {
  return render(
    <SettingsProvider settings={makeSettings()} path={PATH}>
      {changes.map((each, index) => (
        <FormSection
          key={index}
          content={{ ...SAMPLE, ...each }}
          headId={`seccion-${index}`}
          tone="white"
          isFirst={false}
        />
      ))}
    </SettingsProvider>,
  );
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('textbox', { name: /Nombre completo/ }), 'Lucía Robles');
  await user.type(screen.getByRole('textbox', { name: /Correo/ }), 'lucia@fonda.example');
  await user.type(screen.getByRole('textbox', { name: /Mensaje/ }), 'Quiero cotizar un sistema.');
}
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));

test('sends what staff chose, the answer, the page and its campaign, then offers the document', async () => {
  const user = userEvent.setup();
  show({});
  expect(screen.queryByRole('combobox', { name: /Tipo de consulta/ })).not.toBeInTheDocument();
  await fillIn(user);
  await user.selectOptions(screen.getByRole('combobox', { name: /mesas/ }), 'Más de 10');
  await submit(user);

  expect(await screen.findByRole('heading', { name: '¡Listo!', level: 3 })).toHaveFocus();
  expect(sent).toEqual([
    expect.objectContaining({
      type: 'producto',
      subject: 'Oferta del Buen Fin',
      extraLabel: '¿Cuántas mesas tienes?',
      extraAnswer: 'Más de 10',
      source: `${PATH}?utm_campaign=otono`,
      privacyVersion: '2026-10',
    }),
  ]);
  const document = screen.getByRole('link', { name: 'Lista de precios (PDF, 1.2 MB)' });
  expect(document).toHaveAttribute('href', '/uploads/lista.pdf');
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
});

test('is not sent without the required answer, and keeps the rest', async () => {
  const user = userEvent.setup();
  show({ extraKind: 'texto', extraLabel: 'Tu negocio' });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByText(ENQUIRY_MESSAGES.extraAnswer.min)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Tu negocio/ })).toHaveFocus();
  expect(sent).toEqual([]);
});

test('is sent without an answer that is optional', async () => {
  const user = userEvent.setup();
  show({ extraRequired: false, afterSending: 'whatsapp' });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByRole('link', { name: /Continuar por WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining('TQ-7F3K9M'),
  );
  expect(sent[0]).not.toHaveProperty('extraLabel');
});

test('keeps a draft for each form of a page', async () => {
  const user = userEvent.setup();
  const { unmount } = show({}, { extraKind: 'ninguno' });
  const [first, second] = screen.getAllByRole('textbox', { name: /Nombre completo/ });
  await user.type(first as HTMLElement, 'Ana');
  await user.type(second as HTMLElement, 'Beto');
  unmount();
  show({}, { extraKind: 'ninguno' });
  await waitFor(() => {
    const names = screen.getAllByRole('textbox', { name: /Nombre completo/ });
    expect(names.map((name) => (name as HTMLInputElement).value)).toEqual(['Ana', 'Beto']);
  });
});

test('posts without JavaScript what staff chose, and leads to its own thanks', () => {
  const { container } = show({ afterSending: 'descarga' });
  const form = container.querySelector('form') as HTMLFormElement;
  const controls = [...form.elements] as HTMLInputElement[];
  const data = Object.fromEntries(controls.map(({ name, value }) => [name, value]));
  expect(data).toMatchObject({
    type: 'producto',
    subject: 'Oferta del Buen Fin',
    extraLabel: '¿Cuántas mesas tienes?',
    source: PATH,
    thanks: `${PATH}#gracias-seccion-0`,
  });
  const thanks = container.querySelector('#gracias-seccion-0') as HTMLElement;
  expect(within(thanks).getByText('Te llamamos hoy.')).toBeInTheDocument();
  expect(thanks.querySelector('a')).toHaveAttribute('href', '/uploads/lista.pdf');
});
