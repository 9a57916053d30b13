import { screen, waitFor } from '@testing-library/react';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Slices } from '#src/components/ui/slices.tsx';
import { HastyButton, serve } from '../../test/serve.tsx';
import { hydrateOnAddressChange } from './hydrate-now.ts';

const Address = createContext('');

/**
 * Passes the address on as Gatsby's router does: in a context, and not during the event. React commits an update
 * of a context without hydration when its rendering took 110 to 120 ms, and always in `flushSync`.
 */
function Router({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const onChange = () => queueMicrotask(() => flushSync(() => setAddress(location.hash)));
    addEventListener('popstate', onChange);
    return () => removeEventListener('popstate', onChange);
  }, []);
  return <Address.Provider value={address}>{children}</Address.Provider>;
}

function CurrentAddress() {
  return <output>{useContext(Address)}</output>;
}

test('a link to a place in the page does not render parts again that are not hydrated', async () => {
  hydrateOnAddressChange();
  const goToPlace = () => {
    history.replaceState(null, '', '#contenido');
    // After the effects of this commit.
    queueMicrotask(() => dispatchEvent(new PopStateEvent('popstate')));
  };
  const page = serve(
    <Router>
      <HastyButton onClick={goToPlace} />
      <CurrentAddress />
      <Slices>
        <section aria-label="Servicios">Consultoría</section>
      </Slices>
    </Router>,
  );
  const part = screen.getByRole('region', { name: 'Servicios' });
  page.hydrate();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('#contenido'));
  expect(page.onRecoverableError.mock.calls).toEqual([]);
  expect(screen.getByRole('region', { name: 'Servicios' })).toBe(part);
});
