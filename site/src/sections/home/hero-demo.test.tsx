import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeroDemo } from './hero-demo.tsx';

const open = async () => {
  const user = userEvent.setup();
  render(
    <HeroDemo name="caja">
      <img alt="Pantalla de venta" src="/static/pantalla.webp" />
    </HeroDemo>,
  );
  await user.click(screen.getByRole('button', { name: 'Prueba la caja' }));
  const till = await screen.findByRole('region', { name: 'Punto de venta de prueba' });
  return { user, till: within(till) };
};

test('a slide without a demo shows its picture only', () => {
  render(
    <HeroDemo name={null}>
      <img alt="Pantalla de venta" src="/static/pantalla.webp" />
    </HeroDemo>,
  );
  expect(screen.getByRole('img', { name: 'Pantalla de venta' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the till adds what is pressed, announces the total, and prints the ticket', async () => {
  const { user, till } = await open();
  expect(till.getByRole('heading', { name: 'Nueva venta' })).toHaveFocus();
  expect(till.getByRole('button', { name: /^Cobrar/ })).toHaveAttribute('aria-disabled', 'true');

  await user.click(till.getByRole('button', { name: /^Miel de agave/ }));
  await user.click(till.getByRole('button', { name: /^Miel de agave/ }));
  await user.click(till.getByRole('button', { name: /^Té de manzanilla/ }));
  expect(till.getByRole('status')).toHaveTextContent('Té de manzanilla: 1. Total: $352.00.');
  expect(till.getByText('2 × $145.00')).toBeVisible();
  // 352 / 1.16
  expect(till.getByText('$303.45')).toBeVisible();
  expect(till.getByText('$48.55')).toBeVisible();

  await user.click(till.getByRole('button', { name: 'Cobrar $352.00' }));
  expect(till.getByRole('heading', { name: 'Venta cobrada' })).toHaveFocus();
  expect(till.getByText('¡Gracias por tu compra!')).toBeVisible();

  await user.click(till.getByRole('button', { name: 'Hacer otra venta' }));
  expect(till.getByText('Toca un artículo para agregarlo a la venta.')).toBeVisible();
});

test('an article can be removed from the sale', async () => {
  const { user, till } = await open();
  await user.click(till.getByRole('button', { name: /^Aceite de coco/ }));
  await user.click(till.getByRole('button', { name: 'Quitar Aceite de coco' }));
  expect(till.queryByText('1 × $178.00')).toBeNull();
  expect(till.getByRole('button', { name: 'Cobrar $0.00' })).toBeVisible();
});

test('closing the till shows the picture again and returns to its button', async () => {
  const { user, till } = await open();
  await user.click(till.getByRole('button', { name: 'Cerrar la prueba' }));
  expect(screen.getByRole('img', { name: 'Pantalla de venta' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Prueba la caja' })).toHaveFocus();
});

const openCalendar = async () => {
  const user = userEvent.setup();
  render(
    <HeroDemo name="reservaciones">
      <img alt="Calendario" src="/static/calendario.webp" />
    </HeroDemo>,
  );
  await user.click(screen.getByRole('button', { name: 'Prueba el calendario' }));
  const region = await screen.findByRole('region', {
    name: 'Calendario de reservaciones de prueba',
  });
  return { user, calendar: within(region) };
};

test('two presses book the nights between them', async () => {
  const { user, calendar } = await openCalendar();
  await user.click(calendar.getByRole('button', { name: 'Copal, dom 19: libre' }));
  await user.click(calendar.getByRole('button', { name: 'Copal, vie 17: libre' }));
  expect(calendar.getByRole('status')).toHaveTextContent(
    'Copal reservada: 3 noches, del vie 17 al dom 19, $7,170.',
  );
  expect(calendar.getByRole('button', { name: 'Copal, sáb 18: tu reservación' })).toBeVisible();
  await user.click(calendar.getByRole('button', { name: 'Empezar de nuevo' }));
  expect(calendar.getByRole('button', { name: 'Copal, sáb 18: libre' })).toBeVisible();
});

test('a stay over booked nights is refused, with the guest and a free room', async () => {
  const { user, calendar } = await openCalendar();
  await user.click(calendar.getByRole('button', { name: 'Jacaranda, vie 17: libre' }));
  await user.click(calendar.getByRole('button', { name: 'Jacaranda, lun 20: libre' }));
  expect(calendar.getByRole('status')).toHaveTextContent(
    'No se duplica: Jacaranda ya está a nombre de Ruiz. Esas noches está libre Copal.',
  );
  expect(calendar.getByRole('button', { name: 'Jacaranda, lun 20: libre' })).toBeVisible();
});
