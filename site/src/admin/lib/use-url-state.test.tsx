import { act, renderHook } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { choiceParam, dayParam, flagParam, pageParam, textParam } from './url-params.ts';
import { useUrlState } from './use-url-state.ts';

const params = {
  page: pageParam(),
  search: textParam('buscar'),
  status: choiceParam('estado', ['nuevo', 'contactado'], null),
  sort: choiceParam('orden', ['urgencia', 'nombre'], 'urgencia'),
  from: dayParam('desde'),
  isOverdue: flagParam('vencidas'),
};

function open(address: string) {
  window.history.replaceState(null, '', address);
  const { result } = renderHook(() => ({ url: useUrlState(params), location: useLocation() }), {
    wrapper: ({ children }) => (
      <BrowserRouter future={{ v7_relativeSplatPath: true, v7_startTransition: true }}>
        {children}
      </BrowserRouter>
    ),
  });
  return {
    state: () => result.current.url[0],
    /** Writes one after the other, before the next render. */
    change: (...changes: Parameters<(typeof result.current.url)[1]>[0][]) =>
      act(() => changes.forEach((change) => result.current.url[1](change))),
    search: () => result.current.location.search,
  };
}

test('reads the address, and takes nonsense for the default', () => {
  expect(
    open('/x?pagina=3&buscar=caf%C3%A9&estado=nuevo&vencidas=si&desde=2026-11-01').state(),
  ).toEqual({
    page: 3,
    search: 'café',
    status: 'nuevo',
    sort: 'urgencia',
    from: '2026-11-01',
    isOverdue: true,
  });
  expect(open('/x?pagina=-1&estado=otro&orden=;drop&desde=ayer').state()).toEqual({
    page: 1,
    search: '',
    status: null,
    sort: 'urgencia',
    from: null,
    isOverdue: false,
  });
});

test('a filter goes back to the first page and keeps what it does not know', () => {
  const { change, search } = open('/x?pagina=3&otra=1');
  change({ status: 'contactado' });
  expect(search()).toBe('?otra=1&estado=contactado');
});

test('turning the page keeps the filters', () => {
  const { change, search } = open('/x?estado=nuevo');
  change({ page: 2 });
  expect(search()).toBe('?estado=nuevo&pagina=2');
});

test('defaults are not written', () => {
  const { change, search } = open('/x?estado=nuevo&orden=nombre&buscar=a&vencidas=si');
  change({ status: null, sort: 'urgencia', search: '', isOverdue: false });
  expect(search()).toBe('');
});

test('a change keeps one that was written since the last render', () => {
  const { change, search } = open('/x?pagina=3');
  change({ search: 'mezcal' }, { status: 'nuevo' }, { page: 2 });
  expect(search()).toBe('?buscar=mezcal&estado=nuevo&pagina=2');
});
