import { act, renderHook } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import {
  choiceParam,
  dayParam,
  flagParam,
  pageParam,
  textParam,
} from '@tequiora/cms/contracts/url-params.ts';
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
    /** Applies the changes in order, before the next render. */
    change: (...changes: Parameters<(typeof result.current.url)[1]>[0][]) =>
      act(() => changes.forEach((change) => result.current.url[1](change))),
    search: () => result.current.location.search,
  };
}

test('reads the URL and replaces invalid values with defaults', () => {
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

test('resets the page when a filter changes and keeps unknown parameters', () => {
  const { change, search } = open('/x?pagina=3&otra=1');
  change({ status: 'contactado' });
  expect(search()).toBe('?otra=1&estado=contactado');
});

test('keeps the filters when the page changes', () => {
  const { change, search } = open('/x?estado=nuevo');
  change({ page: 2 });
  expect(search()).toBe('?estado=nuevo&pagina=2');
});

test('omits default values from the URL', () => {
  const { change, search } = open('/x?estado=nuevo&orden=nombre&buscar=a&vencidas=si');
  change({ status: null, sort: 'urgencia', search: '', isOverdue: false });
  expect(search()).toBe('');
});

test('keeps a change written since the last render', () => {
  const { change, search } = open('/x?pagina=3');
  change({ search: 'mezcal' }, { status: 'nuevo' }, { page: 2 });
  expect(search()).toBe('?buscar=mezcal&estado=nuevo&pagina=2');
});
