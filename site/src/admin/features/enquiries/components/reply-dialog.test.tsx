import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { EnquiryMail, MailAttachment } from '@tequiora/cms/contracts/enquiry-mail.ts';
import {
  makeEnquiryDetail,
  makeEnquiryResponse,
  makeEnquiriesResponse,
} from '../../../../../test/admin/enquiries.ts';
import { holdResponses, refuse } from '../../../../../test/admin/mock-cms.ts';
import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { makeReplyTemplatesResponse } from '../../../../../test/admin/reply-templates.ts';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const REPLIES = apiUrl('/enquiries/c1/replies');
const TEMPLATES = apiUrl('/enquiries/c1/reply-templates');
const REPLIED = {
  event: 'replied',
  who: 'Rosa Martínez',
  when: '2026-11-21T15:00:00.000Z',
  channel: 'whatsapp',
  template: 'Acuse y próxima llamada',
} as const;

async function open(
  own: Partial<EnquiryDetail> = {},
  respond: () => Response = () => HttpResponse.json(makeReplyTemplatesResponse()),
) {
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([]))),
    http.get(apiUrl('/enquiries/c1'), () => HttpResponse.json(makeEnquiryResponse(own))),
    http.get(apiUrl('/overview'), () =>
      HttpResponse.json({ data: { ...OVERVIEW, cms: { url: 'https://cms.example/admin' } } }),
    ),
    http.get(TEMPLATES, respond),
  );
  const { person, unmount } = renderAdmin('/admin/consultas/c1');
  await person.click(await screen.findByRole('button', { name: 'Responder' }));
  const dialog = await screen.findByRole('dialog', { name: 'Responder a Rosaura Méndez Aquino' });
  await within(dialog).findByLabelText('Texto');
  return { person, dialog, unmount };
}

/** Mocks the endpoint that records a reply; returns a mock that records the request bodies. */
function onRecord(respond: () => Response | Promise<Response>) {
  const sent = jest.fn();
  server.use(
    http.post(REPLIES, async ({ request }) => {
      sent(await request.json());
      return respond();
    }),
  );
  return sent;
}

const recorded = () =>
  HttpResponse.json(
    makeEnquiryResponse({
      status: 'contactado',
      history: [...makeEnquiryDetail().history, REPLIED],
    }),
  );

const written = (field: HTMLElement) => (field as HTMLTextAreaElement).value;

function textOf(href: string | null): string {
  return new URL(href ?? '').searchParams.get('text') ?? '';
}

test('the address of the enquiry answers by mail, in three clicks', async () => {
  const sent = onRecord(recorded);
  const { person } = await open();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await person.click(screen.getByRole('link', { name: 'rosaura@posada.example' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Responder a/ }));
  expect(await dialog.findByRole('radio', { name: 'Correo' })).toBeChecked();
  await person.click(dialog.getByRole('link', { name: 'Abrir correo' }));
  await person.click(await screen.findByRole('button', { name: 'Sí, registrar' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0][0].data).toMatchObject({ channel: 'email' });
});

test('opens WhatsApp with the filled template and records the reply after confirmation', async () => {
  const sent = onRecord(recorded);
  const { person, dialog } = await open();
  const link = within(dialog).getByRole('link', { name: 'Abrir WhatsApp' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/529515550142\?/));
  expect(link).toHaveAttribute('target', '_blank');
  expect(textOf(link.getAttribute('href'))).toMatch(
    /^Hola, Rosaura\. Soy Rosa, de Tequiora Oaxaca\.[^]*el producto que te interesa \(folio TQ-4MXK7R\)/,
  );
  expect(within(dialog).getByLabelText('Vista previa')).toHaveTextContent('Hola, Rosaura');
  expect(await axe(document.body)).toHaveNoViolations();

  await person.click(link);
  expect(await screen.findByRole('dialog', { name: '¿Lo enviaste?' })).toBeVisible();
  expect(screen.getByText(/Abrimos tu respuesta por WhatsApp/).parentElement).toHaveFocus();
  expect(screen.getByRole('link', { name: 'ábrela otra vez' })).toHaveAttribute(
    'href',
    link.getAttribute('href'),
  );
  expect(await axe(document.body)).toHaveNoViolations();
  expect(sent).not.toHaveBeenCalled();

  await person.click(screen.getByRole('button', { name: 'Sí, registrar' }));
  expect(await screen.findByText('Respuesta registrada')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({
    data: { channel: 'whatsapp', template: 'Acuse y próxima llamada' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(/Rosa Martínez respondió por WhatsApp/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Marcar como completado' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Responder' })).toHaveFocus());
});

test('leaves out the sentence about a price that the product does not have', async () => {
  const { dialog } = await open();
  expect(written(within(dialog).getByLabelText('Texto'))).toMatch(/TQ-4MXK7R\)\.\n\n¿Te llamo\?$/);
});

test('sends a free text while the templates cannot be loaded, and offers them after a retry', async () => {
  const sent = onRecord(recorded);
  const { person, dialog } = await open({}, () => HttpResponse.error());
  expect(within(dialog).getByRole('alert')).toHaveTextContent(/No pudimos cargar las plantillas/);
  expect(within(dialog).getByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(within(dialog).getByText('Escribe el texto de la respuesta')).toBeVisible();
  expect(await axe(document.body)).toHaveNoViolations();
  const text = within(dialog).getByLabelText('Texto');
  await person.type(text, 'Con gusto te llamo.');

  server.use(http.get(TEMPLATES, () => HttpResponse.json(makeReplyTemplatesResponse())));
  await person.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
  await within(dialog).findByRole('option', { name: 'Seguimiento' });
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  expect(written(text)).toBe('Con gusto te llamo.');

  await person.click(within(dialog).getByRole('link', { name: 'Abrir WhatsApp' }));
  await person.click(await screen.findByRole('button', { name: 'Sí, registrar' }));
  expect(await screen.findByText('Respuesta registrada')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ data: { channel: 'whatsapp' } });
});

test('links to the CMS panel when no template is for the type of the enquiry', async () => {
  const { person, dialog } = await open({ phone: null }, () =>
    HttpResponse.json(makeReplyTemplatesResponse({ templates: [] })),
  );
  expect(
    await within(dialog).findByRole('link', { name: /Plantillas de respuesta/ }),
  ).toHaveAttribute(
    'href',
    'https://cms.example/admin/content-manager/collection-types/api::reply-template.reply-template',
  );
  expect(within(dialog).queryByLabelText('Vista previa')).not.toBeInTheDocument();
  await person.type(within(dialog).getByLabelText('Texto'), 'Hola.');
  expect(within(dialog).getByLabelText('Vista previa')).toHaveTextContent(
    'Tu consulta · TQ-4MXK7R',
  );
  expect(await axe(document.body)).toHaveNoViolations();
});

test('offers only e-mail, with a subject, without a phone number', async () => {
  const { person, dialog } = await open({ phone: null });
  expect(within(dialog).getByLabelText(/WhatsApp/)).toBeDisabled();
  expect(within(dialog).getByLabelText('Correo')).toBeChecked();
  await person.selectOptions(within(dialog).getByLabelText('Plantilla'), 'Propuesta enviada');
  const href = within(dialog).getByRole('link', { name: 'Abrir correo' }).getAttribute('href');
  expect(href).toContain('mailto:rosaura@posada.example?subject=Tu%20propuesta');
  expect(decodeURIComponent(href ?? '')).toContain('Tequiora Oaxaca · TQ-4MXK7R');
  expect(href).toContain('%0D%0A');
  expect(await axe(document.body)).toHaveNoViolations();
});

test('offers only WhatsApp without an e-mail address', async () => {
  const { dialog } = await open({ email: null, channel: 'whatsapp' });
  expect(within(dialog).getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
  expect(within(dialog).getByRole('radio', { name: 'Correo (no dejó correo)' })).toBeDisabled();
});

test('fills in the text of another template only while the text is unedited', async () => {
  const { person, dialog } = await open();
  const text = within(dialog).getByLabelText('Texto');
  const templates = within(dialog).getByLabelText('Plantilla');
  await person.selectOptions(templates, 'Seguimiento');
  expect(written(text)).toContain('dar seguimiento');
  await person.type(text, ' Gracias.');
  await person.selectOptions(templates, 'Propuesta enviada');
  expect(written(text)).toContain('Gracias.');
  await person.click(within(dialog).getByRole('button', { name: 'Usar el texto de la plantilla' }));
  expect(written(text)).toContain('Ya te envié la propuesta');
});

test('records nothing when the reply was not sent, and keeps its text', async () => {
  const { person, dialog } = await open();
  await person.type(within(dialog).getByLabelText('Texto'), ' Gracias.');
  await person.click(within(dialog).getByRole('link', { name: 'Abrir WhatsApp' }));
  await person.click(await screen.findByRole('button', { name: 'No' }));
  expect(written(await screen.findByLabelText('Texto'))).toContain('Gracias.');
});

test('keeps the confirmation after a reload and after a failed request', async () => {
  onRecord(() => HttpResponse.error());
  const { person, dialog, unmount } = await open();
  await person.click(within(dialog).getByRole('link', { name: 'Abrir WhatsApp' }));
  const kept = { ...sessionStorage };
  unmount();

  const again = renderAdmin('/admin/consultas/c1', { tabStorage: kept });
  await again.person.click(await screen.findByRole('button', { name: 'Sí, registrar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no quedó en el historial/);
  const sent = onRecord(recorded);
  await again.person.click(screen.getByRole('button', { name: 'Sí, registrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
});

test('asks no more about a reply that is recorded after the dialog is closed', async () => {
  const { hold, release } = holdResponses();
  onRecord(() => hold(recorded()));
  const { person, dialog } = await open();
  await person.click(within(dialog).getByRole('link', { name: 'Abrir WhatsApp' }));
  await person.click(await screen.findByRole('button', { name: 'Sí, registrar' }));
  await person.keyboard('{Escape}');
  release();
  expect(await screen.findByText('Respuesta registrada (TQ-4MXK7R)')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Responder' }));
  expect(await screen.findByRole('dialog', { name: /^Responder a/ })).toBeVisible();
});

test('reports that a reply could not be recorded after the dialog is closed, and asks again', async () => {
  const { hold, release } = holdResponses();
  onRecord(() => hold(refuse(503, 'Vuelve a intentarlo')));
  const { person, dialog } = await open();
  await person.click(within(dialog).getByRole('link', { name: 'Abrir WhatsApp' }));
  await person.click(await screen.findByRole('button', { name: 'Sí, registrar' }));
  await person.keyboard('{Escape}');
  release();
  expect(await screen.findByText('Error al registrar la respuesta (TQ-4MXK7R)')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Responder' }));
  expect(await screen.findByRole('dialog', { name: '¿Lo enviaste?' })).toBeVisible();
});

test('restores the text when a closed dialog is opened again', async () => {
  const { person, dialog } = await open();
  await person.type(within(dialog).getByLabelText('Texto'), ' Gracias.');
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Responder' }));
  expect(written(await screen.findByLabelText('Texto'))).toContain('Gracias.');
  expect(screen.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
});

test('disables sending without a text', async () => {
  const { person, dialog } = await open();
  await person.clear(within(dialog).getByLabelText('Texto'));
  expect(await within(dialog).findByText('Escribe el texto de la respuesta')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('copies a text that is too long for the mail program, and says so', async () => {
  onRecord(recorded);
  const { person, dialog } = await open();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await person.click(within(dialog).getByRole('radio', { name: 'Correo' }));
  const text = 'Más información: '.repeat(80).trim();
  fireEvent.change(within(dialog).getByLabelText('Texto'), { target: { value: text } });
  expect(within(dialog).getByText(/demasiado largo para pasarlo/)).toBeVisible();
  const link = within(dialog).getByRole('link', { name: 'Copiar texto y abrir correo' });
  expect(link).not.toHaveAttribute('href', expect.stringContaining('body='));

  await person.click(link);
  expect(copied).toHaveBeenCalledWith(text);
  expect(await screen.findByText('Texto copiado')).toBeVisible();
  expect(screen.getByText(/El texto no cabía en el enlace y lo copiamos/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Copiarlo otra vez' }));
  expect(copied).toHaveBeenCalledTimes(2);
});

describe('a mail that leaves from here', () => {
  const FILE = { id: 'a1', name: 'ficha.pdf', bytes: 12_000 };
  const MAIL: EnquiryMail = {
    ...{ id: 'm1', state: 'waiting', who: 'Rosa Martínez', createdAt: REPLIED.when },
    ...{ subject: 'Tu propuesta', text: 'Hola.', template: null, attachments: [], problem: null },
  };
  const mailDraft = (attachments: MailAttachment[] = []) => {
    const mail = { signature: 'Rosa\nVentas', attachments };
    return () => HttpResponse.json(makeReplyTemplatesResponse({ mail }));
  };
  const openMail = (own: Partial<EnquiryDetail> = {}, attachments: MailAttachment[] = []) =>
    open({ phone: null, ...own }, mailDraft(attachments));

  function onSend() {
    const sent = jest.fn();
    server.use(
      http.post(apiUrl('/enquiries/c1/mails'), async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(makeEnquiryResponse({ phone: null, mails: [MAIL] }));
      }),
      http.delete(apiUrl('/enquiries/c1/mails/m1'), () =>
        HttpResponse.json(makeEnquiryResponse({ phone: null })),
      ),
    );
    return sent;
  }

  test('is sent with its files and the template, and shows the signature', async () => {
    const sent = onSend();
    const { person, dialog } = await openMail({}, [FILE]);
    expect(within(dialog).getByLabelText('Vista previa')).toHaveTextContent('Rosa Ventas');
    expect(within(dialog).getByText('ficha.pdf (12 kB)')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Abrir correo' })).toBeVisible();
    expect(await axe(document.body)).toHaveNoViolations();
    await person.click(within(dialog).getByRole('button', { name: 'Enviar' }));
    expect(
      await screen.findByText('Tu correo a Rosaura Méndez Aquino está por salir'),
    ).toBeVisible();
    expect(sent).toHaveBeenCalledWith({
      data: {
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        subject: 'Recibimos tu mensaje · Tequiora Oaxaca · TQ-4MXK7R',
        text: expect.stringContaining('Hola, Rosaura'),
        template: 'Acuse y próxima llamada',
        attachments: ['a1'],
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('El correo de Rosa Martínez está por salir')).toBeVisible();
    expect(screen.getByText('¿Qué sigue con Rosaura Méndez Aquino?')).toBeVisible();
    expect(await axe(document.body)).toHaveNoViolations();
  });

  test('returns to the dialog as a draft when it is undone', async () => {
    onSend();
    const { person, dialog } = await openMail();
    await person.type(within(dialog).getByLabelText('Texto'), ' Gracias.');
    await person.click(within(dialog).getByRole('button', { name: 'Enviar' }));
    await person.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('El correo no salió')).toBeVisible();
    const text = await screen.findByLabelText('Texto');
    await waitFor(() => expect(written(text)).toContain('Gracias.'));
    expect(screen.getByRole('radio', { name: 'Correo' })).toBeChecked();
  });

  test('keeps text and key after a failed request', async () => {
    server.use(http.post(apiUrl('/enquiries/c1/mails'), () => HttpResponse.error()));
    const { person, dialog } = await openMail();
    const send = within(dialog).getByRole('button', { name: 'Enviar' });
    await person.click(send);
    expect(await screen.findByText('El correo no se guardó')).toBeVisible();
    const sent = onSend();
    await person.click(send);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  test('adds and removes files, and says why one is refused', async () => {
    const removed = jest.fn();
    server.use(
      http.post(apiUrl('/enquiries/c1/attachments'), () =>
        HttpResponse.json({ data: FILE }, { status: 201 }),
      ),
      http.delete(apiUrl('/enquiries/c1/attachments/a1'), () => {
        removed();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { person, dialog } = await openMail();
    const field = within(dialog).getByLabelText('Archivo adjunto');
    const file = new File(['%PDF-1.7'], 'ficha.pdf', { type: 'application/pdf' });
    await person.upload(field, file);
    await person.click(await within(dialog).findByRole('button', { name: 'Quitar «ficha.pdf»' }));
    await waitFor(() => expect(within(dialog).queryByText(/ficha\.pdf/)).not.toBeInTheDocument());
    expect(removed).toHaveBeenCalledTimes(1);

    server.use(
      http.post(apiUrl('/enquiries/c1/attachments'), () => refuse(400, 'Pesa más de 10 MB')),
    );
    await person.upload(field, file);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Pesa más de 10 MB');
  });

  test('that was refused says why, and can be corrected and sent again', async () => {
    onSend();
    const problem = { failure: 'recipient', response: '550 5.1.1 unknown' } as const;
    const mails: EnquiryMail[] = [{ ...MAIL, state: 'refused', problem }];
    const record = { event: 'mail-refused', mailId: 'm1', ...problem } as const;
    const by = { who: MAIL.who, when: MAIL.createdAt };
    const history = [...makeEnquiryDetail().history, { ...record, ...by }];
    const { person } = await openMail({ mails, history });
    await person.keyboard('{Escape}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'El correo «Tu propuesta» no salió: la dirección no existe.',
    );
    expect(screen.getByText(/El correo de Rosa Martínez no salió/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Corregir y enviar otra vez' }));
    expect(written(await screen.findByLabelText('Texto'))).toBe('Hola.');
  });

  test('in the history shows its text and downloads its files', async () => {
    const mails: EnquiryMail[] = [{ ...MAIL, state: 'sent', attachments: [FILE] }];
    const sent = { ...REPLIED, channel: 'email', mailId: 'm1' } as const;
    const history = [...makeEnquiryDetail().history, sent];
    const { person } = await openMail({ mails, history });
    await person.keyboard('{Escape}');
    await person.click(screen.getByText('Ver el correo «Tu propuesta»'));
    expect(screen.getByText('Hola.')).toBeVisible();
    const asked = jest.fn();
    server.use(
      http.get(apiUrl('/enquiries/c1/attachments/a1'), () => {
        asked();
        return refuse(404, 'Ya no existe');
      }),
    );
    await person.click(screen.getByRole('button', { name: 'ficha.pdf (12 kB)' }));
    expect(await screen.findByText('Error al descargar el archivo')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
