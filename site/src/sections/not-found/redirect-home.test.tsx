import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOT_FOUND_TEXTS } from '@tequiora/cms/contracts/not-found-texts.ts';
import { NotFound } from './not-found.tsx';
import { RedirectHome } from './redirect-home.tsx';

test('a visitor who searches is not taken to the home page', async () => {
  render(
    <NotFound
      title="Esta página no existe"
      description="Revisa la dirección."
      texts={NOT_FOUND_TEXTS}
    >
      <RedirectHome label={NOT_FOUND_TEXTS.stayLabel} />
    </NotFound>,
  );
  expect(screen.getByRole('timer')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('searchbox', { name: 'Busca en el sitio' }));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('cancelling the redirect focuses the heading, because the button disappears', async () => {
  render(
    <NotFound
      title="Esta página *no existe*"
      description="Revisa la dirección."
      texts={NOT_FOUND_TEXTS}
    >
      <RedirectHome label={NOT_FOUND_TEXTS.stayLabel} />
    </NotFound>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quedarme aquí' }));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Esta página no existe' })).toHaveFocus();
});
