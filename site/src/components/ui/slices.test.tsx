import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { HastyButton, serve } from '../../../test/serve.tsx';
import { Slices } from './slices.tsx';

function Page() {
  const [choice, setChoice] = useState('esencial');
  return (
    <>
      <HastyButton onClick={() => setChoice('tienda')} />
      <Slices>
        <p role="status">{choice}</p>
      </Slices>
    </>
  );
}

test('a part that gets new contents before it is hydrated is not rendered again', async () => {
  const page = serve(<Page />);
  const part = screen.getByRole('status');
  page.hydrate();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('tienda'));
  expect(page.onRecoverableError.mock.calls).toEqual([]);
  expect(screen.getByRole('status')).toBe(part);
});
