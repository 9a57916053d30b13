import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactElement,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FAILURE_ATTRIBUTE } from '#src/lib/find-failure.ts';
import { recordEarlyActions } from '#src/startup/early-actions.ts';
import { replayEarlyActions } from './replay-early-actions.ts';

function Page() {
  const [slide, setSlide] = useState(1);
  const [order, setOrder] = useState('nombre');
  const [industry, setIndustry] = useState('todos');
  const [focused, setFocused] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <button
        type="button"
        onClick={() => setSlide(slide + 1)}
        onKeyDown={({ key }) => key === 'ArrowLeft' && setSlide(slide - 1)}
      >
        Siguiente
      </button>
      <select aria-label="Orden" value={order} onChange={(e) => setOrder(e.target.value)}>
        <option>nombre</option>
        <option>precio</option>
      </select>
      {['todos', 'hoteles'].map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="giro"
            checked={industry === name}
            onChange={() => setIndustry(name)}
          />
          {name}
        </label>
      ))}
      <a href="/" onFocus={() => setFocused('inicio')}>
        Inicio
      </a>
      <output>{[slide, order, industry, focused].join(' ')}</output>
    </form>
  );
}

/** Renders the page as served, and records actions like the page's first script. */
function serve(element: ReactElement) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.replaceChildren(container);
  recordEarlyActions();
  return async () => {
    await act(async () => {
      startTransition(() => void hydrateRoot(container, element));
      replayEarlyActions();
      await Promise.resolve();
    });
  };
}

test('replays clicks and changes from before hydration, once', async () => {
  const hydratePage = serve(<Page />);
  const visitor = userEvent.setup();
  await visitor.click(screen.getByRole('button', { name: 'Siguiente' }));
  await visitor.click(screen.getByRole('button', { name: 'Siguiente' }));
  await visitor.click(screen.getByRole('button', { name: 'Siguiente' }));
  await visitor.keyboard('{ArrowLeft}');
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'precio');
  await visitor.click(screen.getByRole('radio', { name: 'hoteles' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 nombre todos');

  await hydratePage();
  expect(screen.getByRole('status')).toHaveTextContent('3 precio hoteles');
  expect(screen.getByRole('combobox', { name: 'Orden' })).toHaveValue('precio');
  expect(screen.getByRole('radio', { name: 'hoteles' })).toBeChecked();

  await visitor.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(screen.getByRole('status')).toHaveTextContent('4 precio hoteles');
});

test('does not replay keys with a modifier, which the browser has handled', async () => {
  const hydratePage = serve(<Page />);
  screen.getByRole('button', { name: 'Siguiente' }).focus();
  await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
  await hydratePage();
  expect(screen.getByRole('status')).toHaveTextContent('1 nombre todos');
});

test('notifies an element that already has the focus', async () => {
  const hydratePage = serve(<Page />);
  screen.getByRole('link', { name: 'Inicio' }).focus();
  await hydratePage();
  expect(screen.getByRole('status')).toHaveTextContent('1 nombre todos inicio');
});

test('submits a held form once, with the values that its effects have set', async () => {
  const sent = jest.fn();
  function Form() {
    const name = useRef('');
    const field = useRef<HTMLInputElement>(null);
    useEffect(() => {
      name.current = field.current?.value ?? '';
    }, []);
    return (
      <form
        aria-label="Contacto"
        onSubmit={(event) => {
          event.preventDefault();
          sent(name.current);
        }}
      >
        <input ref={field} required aria-label="Nombre" />
        <p hidden {...{ [FAILURE_ATTRIBUTE]: '' }}>
          No se envió
        </p>
        <button type="submit">Enviar</button>
      </form>
    );
  }
  const hydratePage = serve(<Form />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(screen.queryByText('No se envió')).not.toBeVisible();
  await hydratePage();
  expect(sent.mock.calls).toEqual([['Ana']]);
});

test('does not submit a form that has reported a failure', async () => {
  const sent = jest.fn((event: FormEvent) => event.preventDefault());
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  function Form() {
    const [isFailed] = useState(() => document.querySelector('p')?.hidden === false);
    return (
      <form onSubmit={sent}>
        <p hidden={!isFailed} {...{ [FAILURE_ATTRIBUTE]: '' }}>
          No se envió
        </p>
        <button type="submit">Enviar</button>
      </form>
    );
  }
  const hydratePage = serve(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(screen.getByText('No se envió')).toBeVisible();
  onLine.mockRestore();
  await hydratePage();
  expect(sent).not.toHaveBeenCalled();
});

test('does nothing without recorded actions', () => {
  window.earlyActions = undefined;
  expect(replayEarlyActions).not.toThrow();
});
