import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';
import {
  makeEnquiriesResponse,
  makeEnquiryDetail,
  makeEnquiryResponse,
} from '../../../../../test/admin/enquiries.ts';
import { holdResponses, refuse } from '../../../../../test/admin/mock-cms.ts';
import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { preventCalls } from '../../../../../test/admin/prevent-calls.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

preventCalls();

const NAME = 'Rosaura Méndez Aquino';
const by = { who: 'Rosa Martínez', when: '2026-11-21T15:00:00.000Z' };
const { history } = makeEnquiryDetail();

/** Mocks a change of the enquiry; returns a mock that records the request bodies. */
function onPost(path: string, response: () => Response, method: 'post' | 'put' = 'post') {
  const sent = jest.fn();
  server.use(
    http[method](apiUrl(`/enquiries/c1/${path}`), async ({ request }) => {
      const text = await request.text();
      sent(text && JSON.parse(text));
      return response();
    }),
  );
  return sent;
}

async function open(own: Partial<EnquiryDetail> = {}) {
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([]))),
    http.get(apiUrl('/enquiries/c1'), () => HttpResponse.json(makeEnquiryResponse(own))),
    http.get(apiUrl('/overview'), () => HttpResponse.json({ data: OVERVIEW })),
  );
  const rendered = renderAdmin('/admin/consultas/c1');
  await screen.findByText('Historial');
  return rendered;
}

const question = () => screen.findByRole('dialog', { name: `¿Hablaste con ${NAME}?` });
const answer = async (name: string) => within(await question()).getByRole('button', { name });

test('a tap on the telephone number asks how the call ended; «Sí» records it as a reply', async () => {
  const sent = onPost('replies', () =>
    HttpResponse.json(
      makeEnquiryResponse({
        status: 'contactado',
        history: [...history, { event: 'replied', channel: 'call', ...by }],
      }),
    ),
  );
  const { person } = await open();
  await person.click(screen.getByRole('link', { name: '951 555 0142' }));
  expect(await axe(await question())).toHaveNoViolations();
  await person.click(await answer('Sí'));
  expect(await screen.findByText('Rosa Martínez respondió por teléfono')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ data: { channel: 'call' } });
  expect(screen.getByText(`¿Qué sigue con ${NAME}?`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('«No contestó» leaves a record and offers to call again', async () => {
  const missed = onPost('missed-calls', () =>
    HttpResponse.json(
      makeEnquiryResponse({ history: [...history, { event: 'call-missed', ...by }] }),
    ),
  );
  const planned = onPost('next-step', () => HttpResponse.json(makeEnquiryResponse()), 'put');
  const { person, container } = await open();
  await person.click(screen.getByRole('button', { name: 'Registrar llamada' }));
  await person.click(await answer('No contestó'));
  expect(await screen.findByText('Rosa Martínez llamó y no le contestaron')).toBeVisible();
  expect(missed).toHaveBeenCalledTimes(1);
  expect(screen.getByText(`${NAME} no contestó. ¿Cuándo le vuelves a llamar?`)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await person.click(await screen.findByRole('button', { name: 'Volver a llamar hoy' }));
  expect(await screen.findByText('Siguiente paso guardado')).toBeVisible();
  expect(planned).toHaveBeenCalledWith({
    data: { text: 'Volver a llamar', on: isoDay(new Date()) },
  });
  expect(screen.queryByRole('button', { name: /^Volver a llamar/ })).not.toBeInTheDocument();
});

test('suggests a step only once the days to choose from are known', async () => {
  onPost('missed-calls', () => HttpResponse.json(makeEnquiryResponse()));
  const { person } = await open();
  const { hold, release } = holdResponses();
  server.use(http.get(apiUrl('/overview'), () => hold(HttpResponse.json({ data: OVERVIEW }))));
  await person.click(screen.getByRole('button', { name: 'Registrar llamada' }));
  await person.click(await answer('No contestó'));
  expect(await screen.findByText('Llamada registrada')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ahora no' })).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('button', { name: 'Volver a llamar hoy' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ahora no' })).toBeVisible();
});

test('«No llamé» records nothing', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Registrar llamada' }));
  await person.click(await answer('No llamé'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/¿Qué sigue/)).not.toBeInTheDocument();
});

test('asks again after a failure and after a reload', async () => {
  onPost('replies', () => refuse(503, 'No se puede'));
  const { person, unmount } = await open();
  await person.click(screen.getByRole('link', { name: '951 555 0142' }));
  await person.click(await answer('Sí'));
  expect(await screen.findByText(/La llamada no quedó en el historial/)).toBeVisible();
  const kept = { ...sessionStorage };
  unmount();
  renderAdmin('/admin/consultas/c1', { tabStorage: kept });
  expect(await question()).toBeVisible();
});

test('a reply with a step that is pending asks whether it was done', async () => {
  const nextStep = { nextStep: 'Llamarle', nextStepOn: '2999-01-04' };
  onPost('replies', () => HttpResponse.json(makeEnquiryResponse(nextStep)));
  server.use(
    http.delete(apiUrl('/enquiries/c1/next-step'), () => HttpResponse.json(makeEnquiryResponse())),
  );
  const { person } = await open(nextStep);
  await person.click(screen.getByRole('button', { name: 'Registrar llamada' }));
  await person.click(await answer('Sí'));
  const banner = within(
    (await screen.findByText('¿También quedó hecho «Llamarle»?')).closest(
      '[role="status"]',
    ) as HTMLElement,
  );
  await person.click(banner.getByRole('button', { name: 'Hecho' }));
  expect(await screen.findByText(`Paso hecho. ¿Qué sigue con ${NAME}?`)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(screen.queryByText(/¿Qué sigue/)).not.toBeInTheDocument();
});
