import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { translate } from '../../test/translate.ts';
import { isTranslated, renderTranslated } from './render-translated.ts';

function Page() {
  const [count, setCount] = useState(0);
  return (
    <form>
      <label htmlFor="nombre">Nombre</label>
      <input id="nombre" />
      <textarea aria-label="Mensaje" />
      <select aria-label="Tipo">
        <option value="producto">Producto</option>
        <option value="servicio">Servicio</option>
      </select>
      <input type="checkbox" aria-label="Novedades" />
      <button type="button" onClick={() => setCount(count + 1)}>{`Sumar a ${count}`}</button>
    </form>
  );
}

/** Serves the page and translates it before it is hydrated. */
function serveTranslated() {
  document.documentElement.lang = 'es-MX';
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(container);
  expect(isTranslated()).toBe(false);
  translate(container);
  expect(isTranslated()).toBe(true);
  return container;
}

test('a page that was translated before hydration is rendered again with what was typed', async () => {
  const user = userEvent.setup();
  const container = serveTranslated();
  await user.type(screen.getByRole('textbox', { name: 'Mensaje' }), 'Hola');
  await user.selectOptions(screen.getByRole('combobox'), 'servicio');
  await user.click(screen.getByRole('checkbox'));
  const typed = screen.getByRole<HTMLInputElement>('textbox', { name: 'NOMBRE' });
  await user.type(typed, 'Lucía');
  typed.setSelectionRange(2, 3);

  act(() => void renderTranslated(<Page />, container));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  expect(name).toHaveValue('Lucía');
  expect(name).toHaveFocus();
  expect([name.selectionStart, name.selectionEnd]).toEqual([2, 3]);
  expect(screen.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('Hola');
  expect(screen.getByRole('combobox')).toHaveValue('servicio');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('returns the new element of a control that was replaced', () => {
  const container = serveTranslated();
  const old = screen.getByRole('button');
  let find = (target: Element) => target;
  act(() => {
    find = renderTranslated(<Page />, container);
  });
  expect(find(old.firstElementChild!)).toBe(screen.getByRole('button'));
});
