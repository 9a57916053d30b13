import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ApiError } from '#src/lib/api-error.ts';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';
import { Slices } from '#src/components/ui/slices.tsx';
import { errorText } from './error-screen.tsx';
import { wrapPageElement } from './wrap-page-element.tsx';

function Broken(): never {
  throw new Error('No hay folio');
}

/** React reports what the boundary catches, and every report fails a test. */
function renderSilently(element: React.ReactElement) {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const result = render(element);
  report.mockClear();
  return result;
}

const page = (pathname: string, element: React.ReactElement) =>
  wrapPageElement({ element, props: { location: { pathname } } });

test('a page that fails shows its message and a way home, inside the layout', async () => {
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

test('a page whose code could not be fetched says so in words for visitors', () => {
  const failure = Object.assign(new Error('Loading chunk 502 failed'), { name: 'ChunkLoadError' });
  function Missing(): never {
    throw failure;
  }
  renderSilently(page('/admin', <Missing />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No se pudo cargar');
  expect(screen.getByRole('alert')).toHaveTextContent('Revisa tu conexión');
  expect(screen.queryByText(/chunk/)).not.toBeInTheDocument();
});

test('a section that fails leaves the others as they are', () => {
  renderSilently(
    <Slices>
      <Broken />
      <h2>Servicios</h2>
    </Slices>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos mostrar esta parte');
  expect(screen.getByRole('heading', { name: 'Servicios' })).toBeVisible();
});

test('another page gets another try', () => {
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

test('tells the status of what a server refused, else the message', () => {
  expect(errorText(new ApiError(503, 'Sin servicio'))).toBe('503 Sin servicio');
  expect(errorText({ status: 404, statusText: 'Not Found' })).toBe('404 Not Found');
  expect(errorText(new TypeError('x is not a function'))).toBe('x is not a function');
  expect(errorText('Se cortó')).toBe('Se cortó');
  expect(errorText({})).toBe('Error desconocido');
});
