import { notifyManager } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { DashboardApp } from '#src/admin/app/dashboard-app.tsx';
import { sessionStore } from '#src/admin/lib/session-store.ts';
import { notificationStore } from '#src/components/notifications/store.ts';
import type { EnquiryCountsResponse } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { EnquiryOwnersResponse } from '@tequiora/cms/contracts/enquiry-owner.ts';
import type { SavedViewsResponse } from '@tequiora/cms/contracts/saved-view.ts';
import type { SessionResponse, SessionUser } from '@tequiora/cms/contracts/session.ts';
import { server } from '../server.ts';

// A response may arrive while a test awaits something else, such as axe.
notifyManager.setNotifyFunction((notify) => act(notify));

export const STAFF: SessionUser = {
  id: 7,
  name: 'Rosa Martínez',
  email: 'rosa@tequiora.example',
  role: 'admin',
  signature: '',
};

/** An account that only answers enquiries. */
export const AGENT: SessionUser = {
  id: 8,
  name: 'Iván Cruz',
  email: 'ivan@tequiora.example',
  role: 'agent',
  signature: '',
};

const TOKEN = 'token-de-rosa';

/** Returns the URL of a request handler, such as `apiUrl('/products')`. */
export function apiUrl(path: string): string {
  return `${window.location.origin}/api${path}`;
}

const noEnquiries: EnquiryCountsResponse = {
  data: { nuevo: 0, overdue: 0, withMails: 0, dudoso: 0, idle: 0, newestAt: null },
};

const owners: EnquiryOwnersResponse = {
  data: [AGENT, STAFF].map(({ id, name }) => ({ id, name })),
};

const handlersFor = (user: SessionUser) => [
  http.get(apiUrl('/auth/verify'), () => HttpResponse.json<SessionResponse>({ user })),
  http.get(apiUrl('/enquiries/summary'), () => HttpResponse.json(noEnquiries)),
  http.get(apiUrl('/enquiries/owners'), () => HttpResponse.json(owners)),
  http.get(apiUrl('/saved-views'), () => HttpResponse.json<SavedViewsResponse>({ data: [] })),
];

/** For tests of the frame: requests of the screens stay pending. */
const pendingHandler = http.all(apiUrl('/*'), async () => {
  await delay('infinite');
});

type RenderAdminOptions = {
  /** Signed-in user; null for a signed-out session. */
  user?: SessionUser | null;
  /** Unhandled requests stay pending instead of failing the test. */
  isFrameOnly?: boolean;
  /** Content of `sessionStorage`, as after a reload. */
  tabStorage?: Record<string, string>;
  /** Location state, as passed by a link of another screen. */
  state?: unknown;
};

/**
 * Renders the whole dashboard at a URL with only the CMS mocked: add the handlers a screen needs
 * with `server.use(http.get(apiUrl('/…'), …))` before. Session, counts, owners and saved views have default
 * handlers.
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
  // Handlers added by the test take precedence.
  server.use(
    ...server.listHandlers(),
    ...handlersFor(user ?? STAFF),
    ...(isFrameOnly ? [pendingHandler] : []),
  );
  return { person: userEvent.setup(), ...render(<DashboardApp />) };
}
