import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { makeEnquiriesResponse } from '../../../test/admin/enquiries.ts';
import { apiUrl, renderAdmin } from '../../../test/admin/render-admin.tsx';
import { server } from '../../../test/server.ts';

const shown = jest.fn();
const requestPermission = jest.fn(() => Promise.resolve('granted'));

class FakeNotification {
  static permission = 'default';
  static requestPermission = requestPermission;
  onclick: (() => void) | null = null;
  close = jest.fn();

  constructor(title: string) {
    shown(title);
  }
}

const COUNTS = { nuevo: 1, overdue: 0, withMails: 0, dudoso: 0, idle: 0 };

/** Opens the list; `arrive` lets an enquiry arrive. */
async function open(permission: string) {
  Object.assign(window, { Notification: FakeNotification });
  FakeNotification.permission = permission;
  let newestAt = '2026-11-20T10:00:00.000Z';
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([], 1))),
    http.get(apiUrl('/enquiries/summary'), () =>
      HttpResponse.json({ data: { ...COUNTS, newestAt } }),
    ),
  );
  document.title = '';
  renderAdmin('/admin/consultas');
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  return {
    person: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    arrive: () => {
      newestAt = '2026-11-20T11:00:00.000Z';
      return act(() => jest.advanceTimersByTimeAsync(11_000));
    },
  };
}

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  shown.mockClear();
  Reflect.deleteProperty(window, 'Notification');
});

test('asks for permission only with the button that an arrival shows', async () => {
  const { person, arrive } = await open('default');
  expect(requestPermission).not.toHaveBeenCalled();
  await arrive();
  await person.click(await screen.findByRole('button', { name: 'Avisarme en el escritorio' }));
  expect(requestPermission).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Avisarme en el escritorio' })).toBeNull(),
  );
  expect(shown).not.toHaveBeenCalled();
});

test('shows an arrival while the window is hidden, without names', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { arrive } = await open('granted');
  await arrive();
  await waitFor(() => expect(shown).toHaveBeenCalledWith('Llegó una consulta nueva'));
  hidden.mockRestore();
});
