import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '#src/admin/lib/query-client.ts';
import { sessionStore } from '#src/admin/lib/session-store.ts';
import { makeEnquiry, makeEnquiriesResponse } from '../../../../../test/admin/enquiries.ts';
import { apiUrl, STAFF } from '../../../../../test/admin/render-admin.tsx';
import { server } from '../../../../../test/server.ts';
import type { ListContext } from './list-context.ts';
import { useListNavigation } from './use-list-navigation.ts';

/** Returns `c26`…`c50` for page 2. */
function pageIds(page: number): string[] {
  return Array.from({ length: 25 }, (_id, index) => `c${(page - 1) * 25 + index + 1}`);
}

/** Renders the navigation of an enquiry that was opened with `state`. */
function renderNavigation(id: string, state: ListContext) {
  sessionStore.setState({ user: STAFF });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter
        initialEntries={[{ pathname: `/admin/consultas/${id}`, state }]}
        future={{ v7_relativeSplatPath: true, v7_startTransition: true }}
      >
        {children}
      </MemoryRouter>
    </QueryClientProvider>
  );
  return renderHook(() => useListNavigation(id), { wrapper }).result;
}

/** Expects a link to `target`; returns the context that it passes on. */
async function follow(
  direction: 'previous' | 'next',
  { id, state, target }: { id: string; state: ListContext; target: string },
): Promise<ListContext> {
  const navigation = renderNavigation(id, state);
  await waitFor(() => expect(navigation.current[direction]?.id).toBe(target));
  return navigation.current[direction]?.context as ListContext;
}

const secondPage: ListContext = { search: '?tipo=producto&pagina=2', ids: pageIds(2) };

beforeEach(() => {
  server.use(
    http.get(apiUrl('/enquiries'), ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('pagination[page]'));
      const rows = pageIds(page).map((documentId) => makeEnquiry({ documentId }));
      return HttpResponse.json(makeEnquiriesResponse(rows, 100));
    }),
  );
});

test('reaches the page before after it has reached the page after', async () => {
  const state = await follow('next', { id: 'c50', state: secondPage, target: 'c51' });
  expect(state.search).toBe('?tipo=producto&pagina=3');
  const back = await follow('previous', { id: 'c51', state, target: 'c50' });
  expect(back.search).toBe('?tipo=producto&pagina=2');
  const before = await follow('previous', { id: 'c26', state, target: 'c25' });
  expect(before.search).toBe('?tipo=producto');
});

test('reaches the page after after it has reached the page before', async () => {
  const state = await follow('previous', { id: 'c26', state: secondPage, target: 'c25' });
  expect(state.search).toBe('?tipo=producto');
  const back = await follow('next', { id: 'c25', state, target: 'c26' });
  expect(back.search).toBe('?tipo=producto&pagina=2');
  const after = await follow('next', { id: 'c50', state, target: 'c51' });
  expect(after.search).toBe('?tipo=producto&pagina=3');
});
