import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

test('while loading it keeps its label and focus, and neither acts nor submits', async () => {
  const act = jest.fn();
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" isLoading onClick={act}>
        Enviando…
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Enviando…' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(act).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});
