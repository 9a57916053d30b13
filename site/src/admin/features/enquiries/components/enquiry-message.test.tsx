import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeEnquiryResponse, makeEnquiriesResponse } from '../../../../../test/admin/enquiries.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { server } from '../../../../../test/server.ts';
import { insertStyles } from '../../../../../test/styles.ts';

insertStyles();

test.each([
  ['a short message of several lines', 'Dos cajas.\n\nTambién contesto en el 951 765 4321', false],
  ['a long message', `${'Una línea. '.repeat(60)}951 765 4321`, true],
])('%s is cut only with a button that shows all of it', async (_kind, message, isCut) => {
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([]))),
    http.get(apiUrl('/enquiries/c1'), () => HttpResponse.json(makeEnquiryResponse({ message }))),
  );
  renderAdmin('/admin/consultas/c1');
  const text = await screen.findByText(/951 765 4321/);
  expect(getComputedStyle(text).overflow === 'hidden').toBe(isCut);
  expect(screen.queryAllByRole('button', { name: 'Ver todo el mensaje' })).toHaveLength(
    isCut ? 1 : 0,
  );
});
