import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { focusPressedButtons } from './focus-pressed-buttons.ts';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        <span>Abrir</span>
      </button>
      <Dialog title="Borrar" isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

test('a dialog returns the focus to a button that the browser has not focused', async () => {
  const stop = focusPressedButtons();
  render(<Page />);
  // Like Safari, which does not move the focus.
  fireEvent.click(screen.getByText('Abrir'));
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  stop();
});
