import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../test/server.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const URL = 'http://localhost:8000/api/newsletter-subscriptions';

async function subscribe(email: string) {
  await userEvent.type(screen.getByLabelText('Tu email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Suscribirse' }));
}

test('sends the address and confirms the subscription', async () => {
  let sent: unknown;
  server.use(
    http.post(URL, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ data: { email: 'ana@example.com' } }, { status: 202 });
    }),
  );
  render(<NewsletterForm />);
  await subscribe(' ana@example.com ');
  expect(await screen.findByText(/¡Listo!/)).toBeInTheDocument();
  expect(sent).toEqual({ data: { email: 'ana@example.com' } });
  expect(screen.getByLabelText('Tu email')).toHaveValue('');
});

test('rejects an invalid address, focuses it, and clears the error once it is corrected', async () => {
  render(<NewsletterForm />);
  const input = screen.getByLabelText('Tu email');
  await subscribe('ana@');
  expect(input).toHaveFocus();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Por favor ingresa un email válido');
  await userEvent.type(input, 'example.com');
  expect(input).toBeValid();
});

test('keeps the address when the CMS responds with an error', async () => {
  server.use(http.post(URL, () => HttpResponse.error()));
  render(<NewsletterForm />);
  await subscribe('ana@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No pudimos guardar/);
  expect(screen.getByLabelText('Tu email')).toHaveValue('ana@example.com');
});

test('shows the CMS message about too many attempts', async () => {
  const message = 'Has hecho varios intentos seguidos.';
  server.use(http.post(URL, () => HttpResponse.json({ error: { message } }, { status: 429 })));
  render(<NewsletterForm />);
  await subscribe('ana@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
