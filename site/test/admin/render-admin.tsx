import { notifyManager } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EnquiryCountsResponse } from '@tequiora/cms/contracts/enquiry-desk.ts';
import type { SessionResponse, SessionUser } from '@tequiora/cms/contracts/session.ts';
import { delay, http, HttpResponse } from 'msw';
import { DashboardApp } from '#src/admin/app/dashboard-app.tsx';
import { sessionStore } from '#src/admin/lib/session-store.ts';
import { notificationStore } from '#src/components/notifications/store.ts';
import { server } from '../server.ts';

// An answer may come while a test waits for something else, such as axe.
notifyManager.setNotifyFunction((notify) => act(notify));

export const STAFF: SessionUser = {
  id: 7,
  name: 'Rosa Martínez',
  email: 'rosa@tequiora.example',
  role: 'admin',
};

export const TOKEN = 'token-de-rosa';

/** `apiUrl('/products')`: the address that a handler listens to. */
export function apiUrl(path: string): string {
  return `${window.location.origin}/api${path}`;
}

const noEnquiries: EnquiryCountsResponse = { data: { nuevo: 0, overdue: 0, newestAt: null } };
const staffSession: SessionResponse = { user: STAFF };

const defaultHandlers = [
  http.get(apiUrl('/auth/verify'), () => HttpResponse.json(staffSession)),
  http.get(apiUrl('/enquiries/summary'), () => HttpResponse.json(noEnquiries)),
];

/** For tests of the frame: whatever a screen asks, it waits. */
const noAnswer = http.all(apiUrl('/*'), async () => {
  await delay('infinite');
});

type RenderAdminOptions = {
  /** Who is signed in; null for nobody. */
  user?: SessionUser | null;
  /** Calls without an answer wait for ever, instead of failing the test. */
  isFrameOnly?: boolean;
  /** What the tab kept in `sessionStorage`, as after a reload. */
  tabStorage?: Record<string, string>;
  /** The location's state, as a link of another screen gives it. */
  state?: unknown;
};

/**
 * The whole dashboard at an address, with everything real but the CMS: add the answers a screen
 * needs with `server.use(http.get(apiUrl('/…'), …))` before. Session and counts answer already.
 */
export function renderAdmin(path: string, options: RenderAdminOptions = {}) {
  const { user = STAFF, isFrameOnly = false, tabStorage = {}, state } = options;
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(sessionStorage, tabStorage);
  window.history.replaceState(state === undefined ? null : { usr: state }, '', path);
  notificationStore.setState({ notifications: [] });
  sessionStore.setState({
    token: user ? TOKEN : null,
    receivedAt: Date.now(),
    user,
    ending: 'none',
    status: 'checking',
  });
  // What the test said before goes first.
  server.use(...server.listHandlers(), ...defaultHandlers, ...(isFrameOnly ? [noAnswer] : []));
  return { person: userEvent.setup(), ...render(<DashboardApp />) };
}
