import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { LogEntry, PersonFindings, Retention } from '@tequiora/cms/contracts/personal-data.ts';
import { server } from '../server.ts';
import { recordRequests } from './mock-cms.ts';
import { apiUrl, type renderAdmin } from './render-admin.tsx';

export const EMAIL = 'rosaura@posada.example';
export const NOTICE = 'Guardamos tu consulta hasta 24 meses después del último contacto.';

const retention: Retention = {
  spamDays: 30,
  months: 24,
  notice: [NOTICE],
  nextRunAt: '2026-11-22T09:00:00.000Z',
  due: { enquiries: 0, spam: 2 },
  lastRun: null,
};

const exported: LogEntry = {
  id: 'l1',
  at: '2026-11-20T17:42:00.000Z',
  action: 'person-exported',
  who: 'Araceli Ventura',
  counts: { enquiries: 2, mails: 4, subscriptions: 1 },
};

/** Returns what is held about a person; pass the fields the test is about. */
export function makeFindings(own: Partial<PersonFindings> = {}): PersonFindings {
  return {
    person: { email: EMAIL, phone: '+529515550142' },
    counts: { enquiries: 2, mails: 4, subscriptions: 1 },
    enquiries: [
      {
        documentId: 'c1',
        folio: 'TQ-4MXK7R',
        name: 'Rosaura Méndez',
        email: EMAIL,
        phone: '+529515550142',
        phoneExtension: null,
        phoneAsTyped: null,
        type: 'producto',
        status: 'nuevo',
        createdAt: '2026-11-20T17:42:00.000Z',
        match: 'email',
        mails: 2,
      },
    ],
    subscription: { email: EMAIL, createdAt: '2026-11-20T17:42:00.000Z' },
    log: [],
    ...own,
  };
}

/** Mocks the endpoints of the screen; returns the requests received. */
export function servePersonalData() {
  const found = makeFindings();
  const { sent, record } = recordRequests();
  const isErased = () => sent.some(({ path }) => path.endsWith('/erase'));
  const none = { counts: { enquiries: 0, mails: 0, subscriptions: 0 }, enquiries: [] };
  const nothing = { ...found, ...none, subscription: null, log: [exported] };
  const log = {
    data: [exported],
    meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
  };
  server.use(
    http.get(apiUrl('/personal-data/retention'), ({ request }) => {
      const months = new URL(request.url).searchParams.get('months');
      const tried = { months: Number(months), due: { enquiries: 1200, spam: 2 } };
      return HttpResponse.json({ data: months ? { ...retention, ...tried } : retention });
    }),
    record('put', '/personal-data/retention', () => ({ data: { ...retention, months: 12 } })),
    http.get(apiUrl('/personal-data/log'), () => HttpResponse.json(log)),
    record('post', '/personal-data/search', () => ({ data: isErased() ? nothing : found })),
    record('post', '/personal-data/erase', () => ({ data: { counts: found.counts } })),
  );
  return sent;
}

/** Searches for a person by e-mail. */
export async function searchPerson(
  person: ReturnType<typeof renderAdmin>['person'],
  email = EMAIL,
) {
  await person.type(await screen.findByLabelText('Correo de la persona'), email);
  await person.click(screen.getByRole('button', { name: 'Buscar sus datos' }));
}
