import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../test/axe.ts';
import { insertStyles } from '../../../test/styles.ts';
import { NotificationArea } from './notification-area.tsx';
import { notificationStore, notify, showNotification } from './store.ts';

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

test('is accessible with an action', async () => {
  const { container } = render(<NotificationArea />);
  const action = { label: 'Deshacer', run: jest.fn(), key: 'z' };
  act(() => void showNotification({ type: 'success', title: 'Hecho', duration: Infinity, action }));
  await screen.findByRole('button', { name: 'Deshacer' });
  expect(await axe(container)).toHaveNoViolations();
});

test('goes on counting when the notification under the pointer is pressed', async () => {
  render(<NotificationArea />);
  const onEnd = jest.fn();
  const action = { label: 'Deshacer', run: jest.fn() };
  act(() => {
    showNotification({ type: 'success', title: 'Hecho', duration: Infinity, action });
    notify('success', 'Otro', undefined, Infinity);
    showNotification({ type: 'success', title: 'Breve', duration: 400, onEnd });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
});

test('removes notifications whose actions are pressed one after the other', async () => {
  render(<NotificationArea />);
  const runs = Array.from({ length: 8 }, () => jest.fn());
  for (const [index, run] of runs.entries()) {
    const action = { label: `Deshacer ${index}`, run };
    act(() => {
      showNotification({ type: 'success', title: 'Hecho', duration: 10_000, action });
    });
    const button = await screen.findByRole('button', { name: action.label });
    act(() => {
      button.focus();
      button.click();
    });
  }
  await waitFor(() => expect(screen.queryAllByRole('status')).toHaveLength(0));
  expect(runs.map(({ mock }) => mock.calls.length)).toEqual(runs.map(() => 1));
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

  test.each([
    ['it expires', async () => pass(20_000)],
    ['it is closed', async () => act(() => screen.getByLabelText('Cerrar notificación').click())],
  ])('says that a notification with an action has ended when %s', async (_when, end) => {
    const { run, onEnd } = await showUndo();
    await end();
    await pass(1000);
    expect([count(), run.mock.calls.length, onEnd.mock.calls.length]).toEqual([0, 0, 1]);
  });

  test('runs the action once, and returns the focus to where it was', async () => {
    const { run, onEnd } = await showUndo();
    render(<input aria-label="Nota" />);
    act(() => screen.getByLabelText('Nota').focus());
    const button = screen.getByRole('button', { name: 'Deshacer' });
    expect(button).toHaveAttribute('aria-keyshortcuts', 'z');
    act(() => button.focus());
    // Neither the time nor the way to the other button ends it.
    await pass(60_000);
    act(() => screen.getByRole('button', { name: 'Cerrar notificación' }).focus());
    act(() => button.focus());
    await pass(60_000);
    act(() => button.click());
    expect(screen.getByLabelText('Nota')).toHaveFocus();
    await pass(20_000);
    expect([count(), run.mock.calls.length, onEnd.mock.calls.length]).toEqual([0, 1, 0]);
  });

  async function showUndo() {
    const [run, onEnd] = [jest.fn(), jest.fn()];
    render(<NotificationArea />);
    act(
      () =>
        void showNotification({
          ...{ type: 'success', title: '1 consulta en «Spam»', duration: 10_000, onEnd },
          action: { label: 'Deshacer', run, key: 'z' },
        }),
    );
    await pass(0);
    await pass(1000);
    return { run, onEnd };
  }

  test('a notification without a duration stays until it is dismissed', async () => {
    render(<NotificationArea />);
    act(() => void notify('error', 'Error al crear producto', undefined, Infinity));
    await pass(0);
    await pass(600_000);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(count()).toBe(1);
  });
});
