import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotFound } from './not-found.tsx';
import { RedirectHome } from './redirect-home.tsx';

test('cancelling the redirect focuses the heading, because the button disappears', async () => {
  render(
    <NotFound title="Esta página *no existe*" description="Revisa la dirección.">
      <RedirectHome />
    </NotFound>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quedarme aquí' }));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Esta página no existe' })).toHaveFocus();
});
