import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { EnquiryMail, ReceivedMail } from '@tequiora/cms/contracts/enquiry-mail.ts';
import {
  makeEnquiriesResponse,
  makeEnquiryDetail,
  makeEnquiryResponse,
} from '../../../../../test/admin/enquiries.ts';
import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { makeReplyTemplatesResponse } from '../../../../../test/admin/reply-templates.ts';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';
import { insertStyles } from '../../../../../test/styles.ts';

insertStyles();

const WHEN = '2026-11-21T18:00:00.000Z';
const MAIL: ReceivedMail = {
  id: 'r1',
  name: 'Rosaura Méndez',
  address: 'rosaura@posada.example',
  receivedAt: WHEN,
  subject: 'Re: Tu propuesta',
  text: 'Sí, adelante.',
  quoted: '> Hola, Rosaura',
  isCut: false,
  isAutomatic: false,
  question: null,
  attachments: [
    { id: 'a1', name: 'plano.pdf', bytes: 2_048, problem: null },
    { id: 'a2', name: 'winmail.dat', bytes: 512, problem: 'type' },
  ],
};
const RECORD = { event: 'mail-received', who: 'visitante', when: WHEN, mailId: 'r1' } as const;

async function open(own: Partial<EnquiryDetail> = {}) {
  const history = [...makeEnquiryDetail().history, RECORD];
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([]))),
    http.get(apiUrl('/overview'), () => HttpResponse.json({ data: OVERVIEW })),
    http.get(apiUrl('/enquiries/c1'), () =>
      HttpResponse.json(makeEnquiryResponse({ received: [MAIL], history, ...own })),
    ),
  );
  const rendered = renderAdmin('/admin/consultas/c1');
  await screen.findByText('Historial');
  return rendered;
}

/** Records the bodies of the requests to a path, which respond with the enquiry. */
function onPost(path: string, own: Partial<EnquiryDetail> = {}) {
  const sent = jest.fn();
  server.use(
    http.post(apiUrl(path as `/${string}`), async ({ request }) => {
      sent(await request.text());
      return HttpResponse.json(makeEnquiryResponse(own));
    }),
  );
  return sent;
}

test('are part of the history, with their files and what they quote folded', async () => {
  const { container } = await open();
  expect(screen.getByText('Llegó un correo')).toBeVisible();
  expect(screen.getByText('Sí, adelante.')).toBeVisible();
  expect(screen.getByText('> Hola, Rosaura')).not.toBeVisible();
  expect(screen.getByRole('button', { name: /^plano\.pdf \(/ })).toBeVisible();
  expect(screen.getByText(/«winmail\.dat» .* no se guardó/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /winmail/ })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('show the text of the mail that the enquiry was made of once, with its files', async () => {
  const text = 'Necesito dos cajas.\n\n¿Vienen a Huatulco?';
  const [created] = makeEnquiryDetail().history;
  const later = { ...MAIL, id: 'r2', text: '¿Vienen a Huatulco?' };
  await open({
    ...{ channel: 'correo', message: `Cotización\n\n${text}` },
    ...{ received: [{ ...MAIL, text }, later] },
    history: [created!, RECORD, { ...RECORD, mailId: 'r2' }],
  });
  expect(screen.getAllByText(/^Cotización\s+Necesito dos cajas/)).toHaveLength(1);
  expect(screen.queryByText(/^Necesito dos cajas/)).not.toBeInTheDocument();
  expect(screen.getByText('¿Vienen a Huatulco?')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^plano\.pdf \(/ })).toHaveLength(2);
});

test('show the reply to a form that ends in the same words', async () => {
  await open({
    ...{ channel: 'formulario', message: 'Necesito dos cajas. Gracias' },
    received: [{ ...MAIL, text: 'Gracias' }],
    history: [makeEnquiryDetail().history[0]!, RECORD],
  });
  expect(screen.getByText('Gracias')).toBeVisible();
});

test('show HTML as text, and say that they are incomplete', async () => {
  await open({ received: [{ ...MAIL, text: '<img src=x onerror=alert(1)>', isCut: true }] });
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(screen.getByText(/el correo completo está en el buzón/)).toBeVisible();
});

test('show the end of a long text behind a button', async () => {
  const text = Array.from({ length: 200 }, (_, index) => `Renglón ${index}`).join('\n');
  const { person } = await open({ received: [{ ...MAIL, text }] });
  const shown = screen.getByText(/^Renglón 0/);
  expect(shown).toHaveStyle({ overflow: 'hidden' });
  await person.click(screen.getByRole('button', { name: 'Ver todo el correo' }));
  expect(shown).not.toHaveStyle({ overflow: 'hidden' });
  expect(screen.getByRole('button', { name: 'Ver menos' })).toBeVisible();
});

test('ask whether they belong to the enquiry', async () => {
  const { person } = await open({ received: [{ ...MAIL, question: 'folio' }] });
  const sent = onPost('/enquiries/c1/received-mails/r1', { received: [MAIL] });
  expect(screen.getByText(/viene de otra dirección\. ¿Es de esta consulta\?/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Sí, es de esta' }));
  await waitFor(() => expect(screen.queryByText(/¿Es de esta consulta\?/)).not.toBeInTheDocument());
  expect(JSON.parse(sent.mock.calls[0][0])).toEqual({ data: { belongs: true } });
});

test('become another enquiry, which is opened', async () => {
  const { person } = await open({ received: [{ ...MAIL, question: 'address' }] });
  const other = { documentId: 'c2', folio: 'TQ-2NUEVA', name: 'Otra persona' };
  const sent = onPost('/enquiries/c1/received-mails/r1', other);
  server.use(
    http.get(apiUrl('/enquiries/c2'), () => HttpResponse.json(makeEnquiryResponse(other))),
  );
  await person.click(screen.getByRole('button', { name: 'No, es otra consulta' }));
  expect(await screen.findByText('Es la consulta TQ-2NUEVA.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Otra persona' })).toBeVisible();
  expect(JSON.parse(sent.mock.calls[0][0])).toEqual({ data: { belongs: false } });
});

test('wait for a reply, unless staff state that none is needed', async () => {
  const answered = { status: 'contactado', firstReplyAt: WHEN } as const;
  const { person } = await open({ ...answered, waitingUntil: '2000-01-01T00:00:00.000Z' });
  expect(screen.getByText(/Vencida hace/)).toBeVisible();
  const sent = onPost('/enquiries/c1/reply-not-needed', answered);
  await person.click(screen.getByRole('button', { name: 'No hace falta responder' }));
  await waitFor(() => expect(screen.queryByText(/espera otra/)).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledTimes(1);
});

test('show a reply that came back', async () => {
  const problem = { failure: 'recipient', response: '550 5.1.1 unknown' } as const;
  const mail: EnquiryMail = {
    ...{ id: 'm1', state: 'bounced', who: 'Rosa', createdAt: WHEN, subject: 'Tu propuesta' },
    ...{ text: 'Hola.', template: null, attachments: [], problem },
  };
  server.use(
    http.get(apiUrl('/enquiries/c1/reply-templates'), () =>
      HttpResponse.json(makeReplyTemplatesResponse()),
    ),
  );
  const { person } = await open({ mails: [mail], received: [] });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'El correo «Tu propuesta» rebotó: la dirección no existe. No lo recibió.',
  );
  await person.click(screen.getByRole('button', { name: 'Escribir otra vez' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});
