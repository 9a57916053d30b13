import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeEnquiriesResponse, makeEnquiry } from '../../../../../test/admin/enquiries.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

test('the list counts the mails that wait for a reply, in a tab and in each row', async () => {
  const data = { nuevo: 4, overdue: 0, withMails: 3, dudoso: 0, idle: 0, newestAt: null };
  const rows = [
    makeEnquiry({ unansweredMails: 2 }),
    makeEnquiry({ documentId: 'c2', name: 'Abel Ortega', folio: 'TQ-2', unansweredMails: 0 }),
  ];
  const queries: string[] = [];
  server.use(
    http.get(apiUrl('/enquiries/summary'), () => HttpResponse.json({ data })),
    http.get(apiUrl('/saved-views'), () => HttpResponse.json({ data: [] })),
    http.get(apiUrl('/enquiries'), ({ request }) => {
      queries.push(decodeURIComponent(new URL(request.url).search));
      return HttpResponse.json(makeEnquiriesResponse(rows));
    }),
  );
  const { person, container } = renderAdmin('/admin/consultas');
  const row = (await screen.findByRole('link', { name: 'Rosaura Méndez Aquino' })).closest('tr');
  expect(within(row as HTMLElement).getByText('2 por responder')).toBeVisible();
  const other = screen.getByRole('link', { name: 'Abel Ortega' }).closest('tr');
  expect(within(other as HTMLElement).queryByText(/por responder/)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();

  await person.click(await screen.findByRole('link', { name: 'Correos por responder 3' }));
  expect(window.location.search).toBe('?correos=si');
  expect(queries.at(-1)).toContain('filters[unansweredMails][$gt]=0');
  expect(screen.getByRole('link', { name: 'Correos por responder 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
