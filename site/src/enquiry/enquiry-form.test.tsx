import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { notificationStore } from '#src/components/notifications/store.ts';
import { putInList, readList } from '#src/lib/product-list.ts';
import { ENQUIRY_MESSAGES } from '@tequiora/cms/contracts/enquiry.ts';
import { completeFormTexts } from '@tequiora/cms/contracts/form-texts.ts';
import { axe } from '../../test/axe.ts';
import { makeProduct, makeProductDetail } from '../../test/products.ts';
import { server } from '../../test/server.ts';
import { makeSettings } from '../../test/settings.ts';
import { saveDraft } from './enquiry-draft.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { FORM_ACTION } from './typed-values.ts';
import { recordVisit } from './visit-source.ts';

type Call = { body: { data: Record<string, unknown> }; key: string | null };

const calls: Call[] = [];
// A Saturday; the office opens on Monday.
const answer = {
  data: {
    folio: 'TQ-7F3K9M',
    status: 'nuevo',
    createdAt: '2026-11-21T18:00:00Z',
    dueAt: '2026-11-23T17:00:00Z',
  },
};
const accept = http.post('*/api/enquiries', async ({ request }) => {
  const body = (await request.json()) as Call['body'];
  calls.push({ body, key: request.headers.get('Idempotency-Key') });
  return HttpResponse.json(answer, { status: 201 });
});

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [] });
  calls.length = 0;
  sessionStorage.clear();
  notificationStore.setState({ notifications: [] });
  server.use(accept);
});

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('textbox', { name: /Nombre completo/ }), 'Lucía Robles');
  await user.type(screen.getByRole('textbox', { name: /Correo/ }), 'lucia@hotel.example');
  await user.type(screen.getByRole('textbox', { name: /Mensaje/ }), 'Quiero cotizar un sistema.');
}

/** Records the load of a page as the start of the visit. */
function arrive(path: string) {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  recordVisit(new URL(path, window.location.href) as unknown as Location, '');
}

const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));

test('an empty form lists the missing fields in order and focuses the first error', async () => {
  const user = userEvent.setup();
  const { container } = render(<EnquiryForm privacyVersion="2026-10" />);
  await submit(user);

  expect(await screen.findByText(ENQUIRY_MESSAGES.name.min)).toBeVisible();
  expect(screen.getByText(ENQUIRY_MESSAGES.email)).toBeVisible();
  expect(screen.getByText(ENQUIRY_MESSAGES.message.min)).toBeVisible();
  const name = screen.getByRole('textbox', { name: /Nombre completo/ });
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription(ENQUIRY_MESSAGES.name.min);
  expect(calls).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

test('an error disappears as soon as the field is valid', async () => {
  const user = userEvent.setup();
  render(<EnquiryForm privacyVersion={null} />);
  await submit(user);
  expect(await screen.findByText(ENQUIRY_MESSAGES.name.min)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Nombre completo/ }), 'Lu');
  await waitFor(() =>
    expect(screen.queryByText(ENQUIRY_MESSAGES.name.min)).not.toBeInTheDocument(),
  );
});

test('a sent enquiry shows its folio, and a new enquiry starts with an empty form', async () => {
  const user = userEvent.setup();
  render(<EnquiryForm privacyVersion="2026-10" />);
  await fillIn(user);
  await user.selectOptions(screen.getByRole('combobox', { name: /Tipo/ }), 'servicio');
  await submit(user);

  const heading = await screen.findByRole('heading', { name: 'Mensaje enviado' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('TQ-7F3K9M')).toBeVisible();
  expect(screen.getByText('Te contestamos el lunes antes de las 11:00.')).toBeVisible();
  expect(notificationStore.getState().notifications).toMatchObject([
    {
      type: 'success',
      title: 'Mensaje enviado',
      message: 'Hemos recibido tu consulta. Te contactaremos pronto.',
    },
  ]);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body.data).toEqual({
    name: 'Lucía Robles',
    email: 'lucia@hotel.example',
    type: 'servicio',
    message: 'Quiero cotizar un sistema.',
    privacyVersion: '2026-10',
    source: '/',
    visitMs: expect.any(Number) as number,
  });
  expect(calls[0]?.key).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );

  await user.click(screen.getByRole('button', { name: 'Enviar otro mensaje' }));
  const name = screen.getByRole('textbox', { name: /Nombre completo/ });
  expect(name).toHaveValue('');
  expect(name).toHaveFocus();
});

test('the source of the visit is sent with the enquiry', async () => {
  const user = userEvent.setup();
  arrive('/productos/lector?utm_campaign=otoño');
  render(<EnquiryForm privacyVersion={null} />);
  await fillIn(user);
  await submit(user);
  await screen.findByRole('heading', { name: 'Mensaje enviado' });
  expect(calls[0]?.body.data).toMatchObject({
    visit: {
      first: { campaign: 'otoño', landingPage: '/productos/lector' },
      viewedPage: '/productos/lector',
    },
  });
});

test('the longest message is sent without the source of the visit if both are too large', async () => {
  const user = userEvent.setup();
  arrive(`/?utm_campaign=${'語'.repeat(255)}`);
  render(<EnquiryForm privacyVersion={null} />);
  await fillIn(user);
  const message = screen.getByRole('textbox', { name: /Mensaje/ });
  await user.clear(message);
  await user.click(message);
  await user.paste('語'.repeat(5000));
  await submit(user);
  await screen.findByRole('heading', { name: 'Mensaje enviado' });
  expect(calls[0]?.body.data).toMatchObject({ message: '語'.repeat(5000) });
  expect(calls[0]?.body.data).not.toHaveProperty('visit');
});

test('a double tap sends one enquiry', async () => {
  const user = userEvent.setup();
  server.use(
    http.post('*/api/enquiries', async () => {
      calls.push({ body: { data: {} }, key: null });
      await delay(50);
      return HttpResponse.json(answer, { status: 201 });
    }),
  );
  render(<EnquiryForm privacyVersion={null} />);
  await fillIn(user);
  await user.dblClick(screen.getByRole('button', { name: 'Enviar mensaje' }));
  await screen.findByRole('heading', { name: 'Mensaje enviado' });
  expect(calls).toHaveLength(1);
});

test('after a failed request the text stays, an error is shown, and a retry keeps the same key', async () => {
  const user = userEvent.setup();
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/enquiries', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.json({ error: { message: 'fallo' } }, { status: 500 });
    }),
  );
  render(<EnquiryForm privacyVersion={null} />);
  await fillIn(user);
  await submit(user);

  expect(await screen.findByRole('alert')).toHaveTextContent(ENQUIRY_MESSAGES.failed);
  expect(screen.getByRole('textbox', { name: /Mensaje/ })).toHaveValue(
    'Quiero cotizar un sistema.',
  );
  expect(notificationStore.getState().notifications).toMatchObject([
    { type: 'error', title: 'Error', message: ENQUIRY_MESSAGES.failed },
  ]);

  server.use(accept);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('heading', { name: 'Mensaje enviado' });
  expect(keys).toEqual([calls[0]?.key]);
});

test('a receipt that is cut off is requested again with the same key', async () => {
  const user = userEvent.setup({ delay: null });
  const keys: (string | null)[] = [];
  server.use(
    http.post(
      '*/api/enquiries',
      ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return new HttpResponse('{"data":{"fol', { status: 201 });
      },
      { once: true },
    ),
  );
  render(<EnquiryForm privacyVersion={null} />);
  await fillIn(user);
  await submit(user);
  expect(
    await screen.findByRole('heading', { name: 'Mensaje enviado' }, { timeout: 5_000 }),
  ).toBeVisible();
  expect(keys).toEqual([calls[0]?.key]);
});

test('server validation errors are shown at their fields', async () => {
  const user = userEvent.setup();
  const refusal = { errors: [{ path: ['phone'], message: ENQUIRY_MESSAGES.phone.min }] };
  server.use(
    http.post('*/api/enquiries', () =>
      HttpResponse.json(
        { data: null, error: { status: 400, message: 'Revisa', details: refusal } },
        { status: 400 },
      ),
    ),
  );
  render(<EnquiryForm privacyVersion={null} />);
  await fillIn(user);
  await user.type(screen.getByRole('textbox', { name: /Teléfono/ }), '951 000 0000');
  await submit(user);
  expect(await screen.findByText(ENQUIRY_MESSAGES.phone.min)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Teléfono/ })).toHaveFocus();
});

test.each(['951 123 456', 'el de siempre', '+999 123 456 789'])(
  'the telephone %s, which cannot be dialled, is remarked on and sent as typed',
  async (phone) => {
    const user = userEvent.setup();
    const { container } = render(<EnquiryForm privacyVersion={null} />);
    await fillIn(user);
    const field = screen.getByRole('textbox', { name: /Teléfono/ });
    await user.type(field, phone);
    expect(field).not.toHaveAccessibleDescription();
    await user.tab();
    expect(field).toHaveAccessibleDescription(/No reconocemos este número/);
    expect(field).toBeValid();
    expect(await axe(container)).toHaveNoViolations();
    await submit(user);
    await screen.findByRole('heading', { name: 'Mensaje enviado' });
    expect(calls[0]?.body.data).toMatchObject({ phone });
  },
);

test.each(['951 123 4567 ext. 104', '951 123 4567 o 951 765 4321', '(+52) 951 123 4567'])(
  'the telephone %s is sent without a remark',
  async (phone) => {
    const user = userEvent.setup();
    render(<EnquiryForm privacyVersion={null} />);
    await fillIn(user);
    const field = screen.getByRole('textbox', { name: /Teléfono/ });
    await user.type(field, phone);
    await user.tab();
    expect(field).not.toHaveAccessibleDescription();
    await submit(user);
    await screen.findByRole('heading', { name: 'Mensaje enviado' });
    expect(calls[0]?.body.data).toMatchObject({ phone });
  },
);

test('a remark on the telephone disappears as soon as the number is complete', async () => {
  const user = userEvent.setup();
  render(<EnquiryForm privacyVersion={null} />);
  const field = screen.getByRole('textbox', { name: /Teléfono/ });
  await user.type(field, '951 123 456');
  await user.tab();
  expect(field).toHaveAccessibleDescription(/No reconocemos/);
  await user.type(field, '7');
  expect(field).not.toHaveAccessibleDescription();
});

describe('an e-mail address with a probable slip', () => {
  const field = () => screen.getByRole('textbox', { name: /Correo/ });

  async function typeAddress(address: string) {
    const user = userEvent.setup();
    const view = render(<EnquiryForm privacyVersion={null} />);
    await fillIn(user);
    await user.clear(field());
    await user.type(field(), address);
    await user.tab();
    return { ...view, user };
  }

  test('is corrected by a button', async () => {
    const { user, container } = await typeAddress('lucia@gmial.com');
    expect(field()).toHaveAccessibleDescription('¿Quisiste escribir gmail.com?');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: '¿Quisiste escribir gmail.com?' }));
    expect(field()).toHaveValue('lucia@gmail.com');
    expect(field()).toHaveFocus();
    expect(field()).not.toHaveAccessibleDescription();
    await submit(user);
    await screen.findByRole('heading', { name: 'Mensaje enviado' });
    expect(calls[0]?.body.data).toMatchObject({ email: 'lucia@gmail.com' });
  });

  test('is sent as it is if the visitor ignores the button', async () => {
    const { user } = await typeAddress('lucia@gmial.com');
    await submit(user);
    await screen.findByRole('heading', { name: 'Mensaje enviado' });
    expect(calls[0]?.body.data).toMatchObject({ email: 'lucia@gmial.com' });
  });

  test('has the button too when the form restores it', async () => {
    saveDraft({ email: 'lucia@gmial.com' });
    render(<EnquiryForm privacyVersion={null} />);
    expect(await screen.findByRole('button', { name: /escribir gmail.com/ })).toBeVisible();
    expect(field()).toHaveValue('lucia@gmial.com');
  });

  test('loses the button as soon as it is corrected by hand', async () => {
    const { user } = await typeAddress('lucia@gmail.co');
    expect(screen.getByRole('button', { name: /Quisiste/ })).toBeVisible();
    await user.type(field(), 'm');
    expect(screen.queryByRole('button', { name: /Quisiste/ })).not.toBeInTheDocument();
  });
});

test('a pasted text over the limit is kept, and the field says by how much it is too long', async () => {
  const user = userEvent.setup();
  const { container } = render(<EnquiryForm privacyVersion={null} />);
  await fillIn(user);
  const message = screen.getByRole('textbox', { name: /Mensaje/ });
  await user.clear(message);
  await user.click(message);
  await user.paste('a'.repeat(6_200));
  expect(message).toHaveValue('a'.repeat(6_200));
  expect(message).toBeInvalid();
  expect(message).toHaveAccessibleDescription('Sobran 1,200 caracteres: el límite es 5,000');
  expect(await axe(container)).toHaveNoViolations();
  await submit(user);
  expect(message).toHaveFocus();
  expect(calls).toHaveLength(0);

  await user.clear(message);
  await user.paste('a'.repeat(5_000));
  expect(message).toBeValid();
  await submit(user);
  await screen.findByRole('heading', { name: 'Mensaje enviado' });
});

test('accents in an address are named, with a button that removes them', async () => {
  const user = userEvent.setup();
  render(<EnquiryForm privacyVersion={null} />);
  await fillIn(user);
  const field = screen.getByRole('textbox', { name: /Correo/ });
  await user.clear(field);
  await user.type(field, 'lucía@hotel.example');
  await submit(user);
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/Una dirección de correo no lleva acentos ni ñ/),
  );
  expect(calls).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: '¿Quisiste escribir lucia@hotel.example?' }));
  expect(field).toBeValid();
  await submit(user);
  await screen.findByRole('heading', { name: 'Mensaje enviado' });
  expect(calls[0]?.body.data).toMatchObject({ email: 'lucia@hotel.example' });
});

test('text typed before a reload is restored and can be sent at once', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<EnquiryForm privacyVersion={null} />);
  await fillIn(user);
  unmount();
  render(<EnquiryForm privacyVersion={null} />);
  expect(screen.getByRole('textbox', { name: /Nombre completo/ })).toHaveValue('Lucía Robles');
  await submit(user);
  await screen.findByRole('heading', { name: 'Mensaje enviado' });
  expect(calls[0]?.body.data).not.toHaveProperty('visitMs');
});

describe('opened from a product', () => {
  let productName: string;
  let price: number | null;
  beforeEach(() => {
    price = 1499.99;
    productName = 'Impresora';
    window.history.replaceState(null, '', '/contacto?producto=impresora');
    const loadPage = (path: string) =>
      Promise.resolve({
        page: { path },
        json: { data: { product: makeProduct({ name: productName, price, minQuantity: 5 }) } },
      });
    Object.assign(window, { ___loader: { loadPage } });
  });

  afterEach(() => window.history.replaceState(null, '', '/'));

  const form = (
    <SettingsProvider settings={makeSettings()}>
      <EnquiryForm privacyVersion={null} />
    </SettingsProvider>
  );
  const renderForm = () => render(form);
  const message = () => screen.getByRole('textbox', { name: /Mensaje/ });

  test.each([
    ['?producto=impresora', 'producto', 'Hola, me interesa Impresora'],
    ['?tipo=servicio', 'servicio', ''],
  ])('%s chooses the type and brings the form into view', async (query, type, expected) => {
    window.history.replaceState(null, '', `/contacto${query}`);
    const title = document.body.appendChild(document.createElement('h2'));
    title.id = 'escribenos';
    const reveal = jest.spyOn(title, 'scrollIntoView');
    renderForm();
    const field = screen.getByRole('combobox', { name: /Tipo/ });
    await waitFor(() => expect(message()).toHaveValue(expected));
    expect(field).toHaveValue(type);
    expect(reveal).toHaveBeenCalledTimes(1);
    title.remove();
  });

  test('starts with the type and a message that names the product', async () => {
    renderForm();
    expect(screen.getByRole('combobox', { name: /Tipo/ })).toHaveValue('producto');
    await waitFor(() => expect(message()).toHaveValue('Hola, me interesa Impresora'));
    expect(screen.getByText('27/5,000')).toBeVisible();
  });

  test('shows the product and sends its name in a separate field', async () => {
    const user = userEvent.setup();
    renderForm();
    expect(await screen.findByText(/Tu consulta es sobre/)).toHaveTextContent('Impresora');
    expect(screen.getByText(/con IVA, mínimo 5/)).toBeVisible();
    expect(screen.getByText('$1,499.99')).toBeVisible();
    await fillIn(user);
    await submit(user);
    await screen.findByRole('heading', { name: 'Mensaje enviado' });
    expect(calls[0]?.body.data).toMatchObject({ subject: 'Impresora' });
  });

  test('asks for a quotation of a product without a price', async () => {
    price = null;
    renderForm();
    expect(await screen.findByText('A cotizar')).toBeVisible();
    expect(message()).toHaveValue('Hola, quiero cotizar Impresora');
  });

  test('the text about a later product replaces an unedited text', async () => {
    const user = userEvent.setup();
    const { unmount } = renderForm();
    await waitFor(() => expect(message()).toHaveValue('Hola, me interesa Impresora'));
    await user.type(screen.getByRole('textbox', { name: /Nombre completo/ }), 'Lucía Robles');
    unmount();
    productName = 'Lector';
    renderForm();
    await waitFor(() => expect(message()).toHaveValue('Hola, me interesa Lector'));
    expect(screen.getByRole('textbox', { name: /Nombre completo/ })).toHaveValue('Lucía Robles');
  });

  /** Renders the form over fields that the browser has restored on a reload. */
  function renderRestored(fields: string) {
    const builtPage = document.body.appendChild(document.createElement('div'));
    builtPage.innerHTML = `<form action="${FORM_ACTION}">${fields}</form>`;
    const view = renderForm();
    builtPage.remove();
    return view;
  }

  test('a type that the link preselected is not kept for the page without it', () => {
    const options = '<option>consulta</option><option selected>producto</option>';
    renderRestored(`<select name="type">${options}</select>`).unmount();
    window.history.replaceState(null, '', '/contacto');
    renderForm();
    expect(screen.getByRole('combobox', { name: /Tipo/ })).toHaveValue('consulta');
  });

  test('a generated text that the browser restores on reload is not kept for a later product', async () => {
    const text = '<textarea name="message">Hola, me interesa Impresora</textarea>';
    const { unmount } = renderRestored(text);
    await screen.findByText(/Tu consulta es sobre/);
    expect(message()).toHaveValue('Hola, me interesa Impresora');
    unmount();
    productName = 'Lector';
    renderForm();
    await waitFor(() => expect(message()).toHaveValue('Hola, me interesa Lector'));
  });

  test('keeps what the visitor has written', async () => {
    sessionStorage.setItem('tequiora:consulta', JSON.stringify({ message: 'Mi texto de antes' }));
    renderForm();
    await screen.findByText('17/5,000');
    expect(message()).toHaveValue('Mi texto de antes');
  });
});

test('shows the texts that staff wrote, and the usual text for an empty one', async () => {
  const texts = completeFormTexts({
    nameLabel: '¿Cómo te llamas?',
    serviceOption: 'Quiero un servicio',
    messageLabel: ' ',
    submitLabel: 'Mandar',
    thanksText: 'Te llamamos hoy.',
  });
  const user = userEvent.setup();
  render(<EnquiryForm privacyVersion={null} texts={texts} />);
  await user.type(screen.getByRole('textbox', { name: /Cómo te llamas/ }), 'Lucía Robles');
  await user.type(screen.getByRole('textbox', { name: /Correo/ }), 'lucia@hotel.example');
  await user.type(screen.getByRole('textbox', { name: /Mensaje/ }), 'Quiero cotizar un sistema.');
  await user.selectOptions(screen.getByRole('combobox'), 'Quiero un servicio');
  await user.click(screen.getByRole('button', { name: 'Mandar' }));
  expect(await screen.findByText('Te llamamos hoy.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Mensaje enviado' })).toBeInTheDocument();
  expect(calls[0]?.body.data.type).toBe('servicio');
});

test('sends «Mi lista» with the enquiry, and empties it', async () => {
  window.history.replaceState(null, '', '/contacto?tipo=producto&lista=1');
  const loadPage = (path: string) =>
    Promise.resolve({
      page: { path },
      json: {
        data: { product: makeProductDetail({ slug: 'terminal', name: 'Terminal', price: 12_490 }) },
      },
    });
  Object.assign(window, { ___loader: { loadPage } });
  putInList({ slug: 'terminal', name: 'Terminal', quantity: 2 });
  const user = userEvent.setup();
  render(
    <SettingsProvider settings={makeSettings()}>
      <EnquiryForm privacyVersion="2026-10" />
    </SettingsProvider>,
  );
  const panel = within(screen.getByRole('region', { name: 'Tu consulta lleva esta lista' }));
  expect(await panel.findByText('$24,980.00 MXN + IVA')).toBeVisible();
  expect(panel.getByText('2 × Terminal')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Mensaje/ })).not.toHaveValue('');
  await fillIn(user);
  await submit(user);
  await screen.findByRole('heading', { name: 'Mensaje enviado' });
  expect(calls[0]?.body.data).toMatchObject({
    type: 'producto',
    subject: 'Terminal',
    lines: [{ slug: 'terminal', name: 'Terminal', quantity: 2 }],
  });
  expect(readList()).toEqual([]);
  window.history.replaceState(null, '', '/');
});
