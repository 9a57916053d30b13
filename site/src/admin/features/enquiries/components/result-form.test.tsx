import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { type RecordedResult, toResultColumns } from '@tequiora/cms/contracts/enquiry-result.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';
import { makeEnquiriesResponse, makeEnquiryResponse } from '../../../../../test/admin/enquiries.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const ONE = apiUrl('/enquiries/c1');
const UPDATED_AT = '2026-11-20T17:42:00.000Z';
const SALE: RecordedResult = { result: 'ganada', saleAmount: 12_500, saleDate: '2026-11-20' };
const COMPLETED = { status: 'completado', ...toResultColumns(SALE) } as const;

/** Opens an enquiry; `sent` records the bodies of its changes. */
async function open(own: Partial<EnquiryDetail>, changed: Partial<EnquiryDetail> = COMPLETED) {
  const sent = jest.fn();
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([]))),
    http.get(apiUrl('/overview'), () => HttpResponse.json({ data: OVERVIEW })),
    http.get(ONE, () =>
      HttpResponse.json(makeEnquiryResponse({ firstReplyAt: UPDATED_AT, ...own })),
    ),
    http.put(ONE, async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(makeEnquiryResponse(changed));
    }),
  );
  const rendered = renderAdmin('/admin/consultas/c1');
  await screen.findByText('Historial');
  return { ...rendered, sent };
}

const dialog = () => screen.findByRole('dialog', { name: '¿Cómo terminó la consulta?' });
const save = async () => within(await dialog()).getByRole('button', { name: 'Guardar resultado' });

test('completes an enquiry with a sale, whose date is today by default', async () => {
  const { person, sent } = await open({ status: 'contactado' });
  await person.click(screen.getByRole('button', { name: 'Marcar como completado' }));
  expect(await axe(await dialog())).toHaveNoViolations();
  await person.click(screen.getByRole('radio', { name: /^Ganada/ }));
  await person.type(screen.getByLabelText(/^Importe de la venta/), '12,500.00');
  await person.click(await save());

  expect(await screen.findByText('Estado actualizado')).toBeVisible();
  const sale = { ...SALE, saleDate: isoDay(new Date()) };
  expect(sent).toHaveBeenCalledWith({
    data: { status: 'completado', ...sale, updatedAt: UPDATED_AT },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const state = screen.getByText(/Estado actual:/).parentElement;
  expect(state).toHaveTextContent('Completado. Ganada: $12,500.00, el 20 de noviembre de 2026');
  await waitFor(() => expect(state).toHaveFocus());
});

test('completes an enquiry with a loss reason of the list', async () => {
  const { person, sent } = await open({ status: 'contactado' });
  await person.click(screen.getByRole('button', { name: 'Marcar como completado' }));
  await person.click(screen.getByRole('radio', { name: /^Perdida/ }));
  const reasons = within(screen.getByLabelText(/^Motivo de la pérdida/)).getAllByRole('option');
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    'Elige un motivo',
    'El precio',
    'El plazo',
    'Otro motivo',
  ]);
  await person.selectOptions(screen.getByLabelText(/^Motivo de la pérdida/), 'El plazo');
  await person.click(await save());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0][0].data).toMatchObject({ result: 'perdida', lossReason: 'El plazo' });
  expect(sent.mock.calls[0][0].data).not.toHaveProperty('saleDate');
});

test.each([
  [null, [], 'Elige cómo terminó la consulta: ganada, perdida o sin venta'],
  [/^Ganada/, [['Importe de la venta', 'mucho']], 'Escribe el importe de la venta'],
  [/^Ganada/, [['Fecha de la venta', '2999-01-01']], 'La fecha de la venta no puede ser futura'],
  [/^Perdida/, [], 'Elige por qué se perdió'],
] as const)('explains what is missing: %s %j', async (choice, typed, message) => {
  const { person, sent } = await open({ status: 'contactado' });
  await person.click(screen.getByRole('button', { name: 'Marcar como completado' }));
  if (choice) await person.click(screen.getByRole('radio', { name: choice }));
  for (const [label, text] of typed) {
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    await person.clear(field);
    await person.type(field, text);
  }
  await person.click(await save());
  expect(await screen.findByText(new RegExp(`^${message}`))).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  expect(await axe(await dialog())).toHaveNoViolations();
});

test('asks whether an unanswered enquiry was answered, with nothing chosen', async () => {
  const { person, sent } = await open({
    ...{ status: 'nuevo', firstReplyAt: null, nextStep: 'Llamarle', nextStepOn: '2999-01-04' },
  });
  await person.click(screen.getByRole('button', { name: 'Marcar como completado' }));
  const form = within(await dialog());
  for (const radio of form.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(form.getByText('Se quita su siguiente paso: «Llamarle».')).toBeVisible();
  await person.click(form.getByRole('radio', { name: /^Sin venta/ }));
  await person.click(await save());
  expect(
    await form.findByText('Indica si se respondió la consulta, y por qué medio'),
  ).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  expect(await axe(await dialog())).toHaveNoViolations();
  await person.click(form.getByRole('radio', { name: 'No' }));
  await person.click(await save());
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      data: { status: 'completado', answer: 'none', result: 'sin_venta', updatedAt: UPDATED_AT },
    }),
  );
});

test('does not ask about an answered enquiry', async () => {
  const { person } = await open({ status: 'contactado' });
  await person.click(screen.getByRole('button', { name: 'Marcar como completado' }));
  expect(within(await dialog()).queryByText('¿Se le respondió?')).not.toBeInTheDocument();
});

test('corrects the result of a completed enquiry', async () => {
  const { person, sent } = await open(COMPLETED);
  await person.click(screen.getByRole('button', { name: 'Corregir resultado' }));
  const amount = screen.getByLabelText(/^Importe de la venta/);
  expect(amount).toHaveValue('12,500');
  await person.clear(amount);
  await person.type(amount, '$9,000');
  await person.click(await save());
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      data: { status: 'completado', ...SALE, saleAmount: 9_000, updatedAt: UPDATED_AT },
    }),
  );
});

test('shows that an old completed enquiry has no result, and registers one', async () => {
  const { person, sent } = await open({ status: 'completado' });
  expect(screen.getByText(/Estado actual:/).parentElement).toHaveTextContent(
    'Sin resultado registrado',
  );
  await person.click(screen.getByRole('button', { name: 'Registrar resultado' }));
  await person.click(screen.getByRole('radio', { name: /^Sin venta/ }));
  await person.click(await save());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0][0].data).toMatchObject({ result: 'sin_venta' });
});

test('keeps the typed result when another person changed the enquiry', async () => {
  const { person } = await open({ status: 'contactado' });
  server.use(http.put(ONE, () => refuse(409, 'x')));
  await person.click(screen.getByRole('button', { name: 'Marcar como completado' }));
  await person.click(screen.getByRole('radio', { name: /^Ganada/ }));
  await person.type(screen.getByLabelText(/^Importe de la venta/), '12,500');
  await person.click(await save());
  expect(await within(await dialog()).findByText(/^Alguien más cambió/)).toBeVisible();
  expect(screen.getByLabelText(/^Importe de la venta/)).toHaveValue('12,500');
});

test('keeps a half-filled result when its dialog closes, until it is saved or discarded', async () => {
  const { person } = await open({ status: 'contactado' });
  const openForm = () =>
    person.click(screen.getByRole('button', { name: 'Marcar como completado' }));
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const amount = () => screen.getByLabelText(/^Importe de la venta/);
  await openForm();
  await person.click(screen.getByRole('radio', { name: /^Ganada/ }));
  await person.type(amount(), '48,700.50');
  fireEvent.change(screen.getByLabelText(/^Fecha de la venta/), {
    target: { value: '2026-11-20' },
  });
  await person.keyboard('{Escape}');
  await closed();

  await openForm();
  expect(screen.getByText(/^Recuperamos lo que escribiste/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Ganada/ })).toBeChecked();
  expect(amount()).toHaveValue('48,700.50');
  expect(screen.getByLabelText(/^Fecha de la venta/)).toHaveValue('2026-11-20');
  expect(await axe(await dialog())).toHaveNoViolations();

  await person.click(screen.getByRole('button', { name: 'Descartar' }));
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await person.click(screen.getByRole('radio', { name: /^Sin venta/ }));
  await person.click(await save());
  await closed();
  await person.click(screen.getByRole('button', { name: 'Corregir resultado' }));
  expect(amount()).toHaveValue('12,500');
  expect(screen.queryByText(/^Recuperamos lo que escribiste/)).not.toBeInTheDocument();
});

test('describes results in the history', async () => {
  const by = { who: 'Rosa', when: UPDATED_AT };
  await open({
    ...COMPLETED,
    history: [
      { event: 'status-changed', from: 'contactado', to: 'completado', result: SALE, ...by },
      {
        ...{ event: 'status-changed', from: 'nuevo', to: 'completado', isUnanswered: true, ...by },
        result: { result: 'sin_venta' },
      },
      { event: 'next-step-dropped', text: 'Llamarle', ...by },
      { event: 'result-changed', from: SALE, to: { result: 'sin_venta' }, ...by },
      { event: 'result-changed', from: null, to: SALE, ...by },
    ],
  });
  const sale = 'Ganada: $12,500.00, el 20 de noviembre de 2026';
  for (const text of [
    `Rosa cambió el estado de «Contactado» a «Completado». ${sale}`,
    'Rosa cambió el estado de «Nuevo» a «Completado», sin haber respondido. Sin venta',
    'Rosa quitó el siguiente paso: Llamarle',
    `Rosa cambió el resultado de «${sale}» a «Sin venta»`,
    `Rosa cambió el resultado de «Sin resultado registrado» a «${sale}»`,
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test('asks about an amount far above the usual sales, and saves it once confirmed', async () => {
  const { person, sent } = await open({ status: 'contactado' });
  await person.click(screen.getByRole('button', { name: 'Marcar como completado' }));
  await person.click(screen.getByRole('radio', { name: /^Ganada/ }));
  const amount = screen.getByLabelText(/^Importe de la venta/);
  await person.type(amount, '1,250,000.00');
  await person.click(await save());
  expect(
    await screen.findByText(/\$1,250,000\.00 es mucho más que las demás ventas/),
  ).toBeVisible();
  expect(sent).not.toHaveBeenCalled();

  await person.type(amount, '{Backspace}1');
  await person.click(await save());
  await person.click(await screen.findByRole('button', { name: 'El importe es correcto' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0][0].data).toMatchObject({ saleAmount: 1_250_000.01 });
});

test('refuses a sale before the enquiry arrived, in the field', async () => {
  const createdAt = new Date().toISOString();
  const { person, sent } = await open({ status: 'contactado', createdAt });
  await person.click(screen.getByRole('button', { name: 'Marcar como completado' }));
  await person.click(screen.getByRole('radio', { name: /^Ganada/ }));
  await person.type(screen.getByLabelText(/^Importe de la venta/), '500');
  const date = screen.getByLabelText(/^Fecha de la venta/);
  fireEvent.change(date, { target: { value: '2026-11-01' } });
  await person.click(await save());
  await waitFor(() => expect(date).toBeInvalid());
  expect(screen.getByText(/no puede ser anterior a la llegada/)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});
