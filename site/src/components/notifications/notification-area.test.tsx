import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { insertStyles } from '../../../test/styles.ts';
import { NotificationArea } from './notification-area.tsx';
import { notificationStore, notify } from './store.ts';

insertStyles();

afterEach(() => {
  act(() => notificationStore.setState({ notifications: [] }));
});

test('loads no code before the first notification', () => {
  const { container } = render(<NotificationArea />);
  expect(container).toBeEmptyDOMElement();
});

test('shows a notification, uses an alert for errors, and closes it on request', async () => {
  render(<NotificationArea />);
  act(() => void notify('error', 'Error', 'Hubo un error al enviar tu mensaje.'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Hubo un error al enviar tu mensaje.');
  expect(screen.getByRole('region', { name: /Notificaciones/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar notificación' }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  expect(notificationStore.getState().notifications).toHaveLength(0);
});

test('drops a notification that it cannot show offline, and shows the next one', async () => {
  jest.doMock('./toaster.tsx', () => {
    throw new Error('Loading chunk 502 failed');
  });
  render(<NotificationArea />);
  act(() => void notify('error', 'Error'));
  await waitFor(() => expect(notificationStore.getState().notifications).toHaveLength(0));
  jest.dontMock('./toaster.tsx');
  act(() => void notify('success', 'Mensaje enviado'));
  expect(await screen.findByRole('status')).toHaveTextContent('Mensaje enviado');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar notificación' }));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
});

test('shows a notification for five seconds by default', () => {
  notify('success', 'Mensaje enviado');
  notify('error', 'Error', undefined, 10_000);
  const { notifications } = notificationStore.getState();
  expect(notifications.map(({ duration }) => duration)).toEqual([5000, 10_000]);
});

describe('with fake timers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
  });

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const count = () => notificationStore.getState().notifications.length;

  test('a notification does not expire while it has the focus', async () => {
    render(<NotificationArea />);
    act(() => void notify('success', 'Guardado'));
    await pass(0);
    await pass(1000);
    act(() => screen.getByRole('button', { name: 'Cerrar notificación' }).focus());
    await pass(60_000);
    expect(count()).toBe(1);
    act(() => screen.getByRole('button', { name: 'Cerrar notificación' }).blur());
    await pass(6000);
    expect(count()).toBe(0);
  });

  test('a notification without a duration stays until it is dismissed', async () => {
    render(<NotificationArea />);
    act(() => void notify('error', 'Error al crear producto', undefined, Infinity));
    await pass(0);
    await pass(600_000);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(count()).toBe(1);
  });
});
