import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeEnquiriesResponse, makeEnquiry } from '../../../../../test/admin/enquiries.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { server } from '../../../../../test/server.ts';

test('keeps a date whose year is being typed out of the URL', async () => {
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([makeEnquiry()]))),
  );
  renderAdmin('/admin/consultas');
  const from = await screen.findByLabelText('Desde');
  fireEvent.change(from, { target: { value: '0002-11-20' } });
  expect(from).toHaveValue('0002-11-20');
  expect(window.location.search).toBe('');
  fireEvent.change(from, { target: { value: '2026-11-20' } });
  await waitFor(() => expect(window.location.search).toBe('?desde=2026-11-20'));
  expect(from).toHaveValue('2026-11-20');
});
