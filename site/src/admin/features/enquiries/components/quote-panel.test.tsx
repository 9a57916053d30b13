import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { QUOTE_MESSAGES } from '@tequiora/cms/contracts/enquiry-quote.ts';
import {
  makeEnquiriesResponse,
  makeEnquiryDetail,
  makeEnquiryResponse,
} from '../../../../../test/admin/enquiries.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const QUOTED = { status: 'contactado', quoteAmount: 12_500, quoteSaleOn: '2999-01-15' } as const;
const QUOTE_TEXT = '$12,500, con venta esperada el 15 de enero de 2999';
const by = { who: 'Rosa Martínez', when: '2026-11-21T15:00:00.000Z' };
const { history, updatedAt } = makeEnquiryDetail();

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

const panel = () => within(screen.getByRole('region', { name: 'Cotización' }));

test('records a quote with its amount and the day of the expected sale', async () => {
  const sent = jest.fn();
  server.use(
    http.put(apiUrl('/enquiries/c1/quote'), async ({ request }) => {
      sent(await request.json());
      const record = {
        event: 'quoted',
        to: { amount: 12_500, saleOn: '2999-01-15' },
        ...by,
      } as const;
      return HttpResponse.json(makeEnquiryResponse({ ...QUOTED, history: [...history, record] }));
    }),
  );
  const { person } = await open();
  await person.click(panel().getByRole('button', { name: 'Registrar cotización' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Cuánto cotizaste?' }));
  await person.click(dialog.getByRole('button', { name: 'Guardar cotización' }));
  expect(await dialog.findByText(QUOTE_MESSAGES.amount)).toBeVisible();
  expect(dialog.getByText(QUOTE_MESSAGES.saleOn)).toBeVisible();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();

  await person.type(dialog.getByLabelText(/^Importe cotizado/), '12,500');
  fireEvent.change(dialog.getByLabelText(/^Venta esperada/), { target: { value: '2999-01-15' } });
  await person.click(dialog.getByRole('button', { name: 'Guardar cotización' }));
  expect(await screen.findByText(`Rosa Martínez cotizó ${QUOTE_TEXT}`)).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ data: { amount: 12_500, saleOn: '2999-01-15', updatedAt } });
  expect(panel().getByText(QUOTE_TEXT)).toBeVisible();
  const change = panel().getByRole('button', { name: 'Cambiar cotización' });
  await waitFor(() => expect(change).toHaveFocus());
});

test('drops a quote', async () => {
  server.use(
    http.delete(apiUrl('/enquiries/c1/quote'), () =>
      HttpResponse.json(makeEnquiryResponse({ status: 'contactado' })),
    ),
  );
  const { person } = await open(QUOTED);
  await person.click(panel().getByRole('button', { name: 'Quitar cotización' }));
  expect(await screen.findByText('Cotización quitada')).toBeVisible();
  expect(panel().getByRole('button', { name: 'Registrar cotización' })).toBeVisible();
  expect(panel().getByText(/pronóstico del mes/)).toHaveFocus();
});

test('keeps the form after a failure', async () => {
  server.use(http.put(apiUrl('/enquiries/c1/quote'), () => refuse(503, 'No se puede')));
  const { person } = await open(QUOTED);
  await person.click(panel().getByRole('button', { name: 'Cambiar cotización' }));
  const amount = await screen.findByLabelText(/^Importe cotizado/);
  expect(amount).toHaveValue('12,500');
  await person.click(screen.getByRole('button', { name: 'Guardar cotización' }));
  expect(await screen.findByText(/Error al guardar la cotización/)).toBeVisible();
  expect(amount).toBeVisible();
});

test('shows the quote of a closed enquiry, which cannot be changed', async () => {
  await open({ ...QUOTED, status: 'completado', result: 'sin_venta' });
  expect(panel().getByText(QUOTE_TEXT)).toBeVisible();
  expect(panel().queryByRole('button')).not.toBeInTheDocument();
});

test('a sale is of the amount that was quoted, unless it is changed', async () => {
  const { person } = await open({ ...QUOTED, firstReplyAt: '2026-11-20T18:00:00.000Z' });
  await person.click(screen.getByRole('button', { name: 'Marcar como completado' }));
  await person.click(await screen.findByRole('radio', { name: /^Ganada/ }));
  expect(screen.getByLabelText(/^Importe de la venta/)).toHaveValue('12,500');
});
