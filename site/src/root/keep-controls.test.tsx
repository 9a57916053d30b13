import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { recordEarlyActions } from '#src/startup/early-actions.ts';
import { keepControls } from './keep-controls.ts';
import { replayEarlyActions } from './replay-early-actions.ts';

type Package = { name: string; price: string };

const OLD = [
  { name: 'Básico', price: '3,500' },
  { name: 'Negocio', price: '7,000' },
];

function Packages({ packages }: { packages: Package[] }) {
  const [chosen, setChosen] = useState('');
  return (
    <section>
      {packages.map(({ name, price }) => (
        <button
          key={name}
          type="button"
          onClick={() => setChosen(name)}
        >{`${name} ${price}`}</button>
      ))}
      <input aria-label="Ciudad" />
      <output>{chosen}</output>
    </section>
  );
}

function Page({ packages }: { packages: Package[] }) {
  return (
    <main>
      <Suspense>
        <Packages packages={packages} />
      </Suspense>
    </main>
  );
}

/** Serves a page of one release and returns a function that hydrates it with the data of the next. */
function serve(released: Package[]) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page packages={OLD} />);
  document.body.replaceChildren(container);
  recordEarlyActions();
  return (): void => {
    const { find, restore } = keepControls(container);
    const page = <Page packages={released} />;
    startTransition(() => void hydrateRoot(container, page, { onRecoverableError: restore }));
    replayEarlyActions(find);
  };
}

const RELEASES: [string, Package[]][] = [
  ['changed the price', [OLD[0]!, { name: 'Negocio', price: '7,900' }]],
  ['changed the order', [OLD[1]!, OLD[0]!]],
  ['added a package', [{ name: 'Nuevo', price: '100' }, ...OLD]],
];

describe('a page whose data are of a newer release than its HTML', () => {
  // React reports each part that does not match.
  let consoleError: jest.SpyInstance;
  beforeEach(() => {
    consoleError = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => {
    const errors = consoleError.mock.calls.splice(0);
    for (const parts of errors) expect(parts.join(' ')).toMatch(/match|hydrat/i);
  });

  test.each(RELEASES)('keeps an early press when a release %s', async (_change, released) => {
    const hydratePage = serve(released);
    await userEvent.click(screen.getByRole('button', { name: /Negocio/ }));
    await act(async () => hydratePage());
    expect(screen.getByRole('status')).toHaveTextContent('Negocio');
    expect(screen.getByRole('button', { name: /Negocio/ })).toHaveFocus();
  });

  test.each(RELEASES)(
    'keeps the press that hydrates it when a release %s',
    async (_change, released) => {
      const hydratePage = serve(released);
      await act(async () => {
        hydratePage();
        screen.getByRole('button', { name: /Negocio/ }).click();
      });
      expect(screen.getByRole('status')).toHaveTextContent('Negocio');
    },
  );

  test.each(RELEASES)('keeps text and focus when a release %s', async (_change, released) => {
    const hydratePage = serve(released);
    await userEvent.type(screen.getByRole('textbox'), 'Tuxtepec');
    await act(async () => hydratePage());
    expect(screen.getByRole('textbox')).toHaveValue('Tuxtepec');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('presses no other control in the place of one that is gone', async () => {
    const hydratePage = serve([OLD[0]!]);
    await userEvent.click(screen.getByRole('button', { name: /Negocio/ }));
    await act(async () => hydratePage());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
