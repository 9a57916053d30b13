import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';
import { Slices } from '#src/components/ui/slices.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { axe } from '../../test/axe.ts';
import { formatError } from './error-screen.tsx';
import { wrapPageElement } from './wrap-page-element.tsx';

function Broken(): never {
  throw new Error('No hay folio');
}

/** Hides the errors that React logs for the boundary, since logged errors fail a test. */
function renderSilently(element: React.ReactElement) {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const result = render(element);
  report.mockClear();
  return result;
}

const page = (pathname: string, element: React.ReactElement) =>
  wrapPageElement({ element, props: { location: { pathname } } });

test('a failing page shows its message and a link home inside the layout', async () => {
  const { container } = renderSilently(page('/productos', <Broken />));
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('No hay folio');
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Recargar' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a page whose code could not be loaded shows a message for visitors', () => {
  const failure = Object.assign(new Error('Loading chunk 502 failed'), { name: 'ChunkLoadError' });
  function Missing(): never {
    throw failure;
  }
  renderSilently(page('/admin', <Missing />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No se pudo cargar');
  expect(screen.getByRole('alert')).toHaveTextContent('Revisa tu conexión');
  expect(screen.queryByText(/chunk/)).not.toBeInTheDocument();
});

test('a failing section leaves the others intact', () => {
  renderSilently(
    <Slices>
      <Broken />
      <h2>Servicios</h2>
    </Slices>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos mostrar esta parte');
  expect(screen.getByRole('heading', { name: 'Servicios' })).toBeVisible();
});

test('navigating to another page resets the error', () => {
  const { rerender } = renderSilently(
    <ErrorBoundary resetKey="/productos" fallback={() => null}>
      <Broken />
    </ErrorBoundary>,
  );
  rerender(
    <ErrorBoundary resetKey="/servicios" fallback={() => null}>
      <h1>Servicios</h1>
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Servicios');
});

test('returns the status of an error response, otherwise the message', () => {
  expect(formatError(new ApiError(503, 'Sin servicio'))).toBe('503 Sin servicio');
  expect(formatError({ status: 404, statusText: 'Not Found' })).toBe('404 Not Found');
  expect(formatError(new TypeError('x is not a function'))).toBe('x is not a function');
  expect(formatError('Se cortó')).toBe('Se cortó');
  expect(formatError({})).toBe('Error desconocido');
});
