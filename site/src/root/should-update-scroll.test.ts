import type { ShouldUpdateScrollArgs } from 'gatsby';
import { shouldUpdateScroll } from './should-update-scroll.ts';

function decide(path: string, load: string, previousPath?: string) {
  Object.assign(performance, { getEntriesByType: () => [{ type: load }] });
  const at = (url: string) => ({ location: new URL(url, 'https://sitio.example') });
  const { location } = at(path);
  const args = {
    pathname: location.pathname,
    routerProps: { location },
    ...(previousPath ? { prevRouterProps: at(previousPath) } : null),
  };
  return shouldUpdateScroll(args as unknown as ShouldUpdateScrollArgs);
}

test.each(['/admin', '/admin/consultas'])('leaves %s to the router of the dashboard', (path) => {
  expect(decide(path, 'reload', '/admin/productos')).toBe(false);
});

test('does not return to an earlier position on a newly opened page', () => {
  expect(decide('/productos?q=tarjeta', 'navigate')).toBe(false);
});

test.each([
  ['a reload', '/productos', 'reload'],
  ['going back', '/productos', 'back_forward'],
  ['a fragment', '/productos#catalogo', 'navigate'],
])('leaves %s to Gatsby', (_case, path, load) => {
  expect(decide(path, load)).toBeUndefined();
});

test('leaves later navigation to Gatsby', () => {
  expect(decide('/servicios', 'navigate', '/productos')).toBeUndefined();
});
