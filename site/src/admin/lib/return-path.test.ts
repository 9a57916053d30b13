import { loginPath, returnPath } from './return-path.ts';

test('keeps the return path through the sign-in page', () => {
  const address = new URL(loginPath('/admin/consultas?estado=nuevo&pagina=2'), 'http://x');
  expect(address.pathname).toBe('/admin/login');
  expect(returnPath(address.searchParams)).toBe('/admin/consultas?estado=nuevo&pagina=2');
});

test('adds no return path for the home screen', () => {
  expect(loginPath('/admin')).toBe('/admin/login');
});

test.each([
  'https://malo.example/admin',
  '//malo.example/admin',
  '/\\malo.example/admin',
  'javascript:alert(1)',
  '/productos',
  '/administrador',
  '/admin/../productos',
  '/admin/login',
  '/admin/login?volver=/admin/login',
  '',
  '//',
  '//[',
  '/\\[',
  'http://[',
  '///admin:99999',
])('falls back to the home screen for %p', (target) => {
  expect(returnPath(new URLSearchParams({ volver: target }))).toBe('/admin');
});

test.each(['/admin/%E0%A4%A', '/admin?q=%', '/admin//[', '/admin/a:99999'])(
  'accepts %p, which is malformed but inside the dashboard',
  (target) => {
    expect(returnPath(new URLSearchParams({ volver: target }))).toBe(target);
  },
);
