import { loginPath, returnPath } from './return-path.ts';

test('the way back survives the sign-in page', () => {
  const address = new URL(loginPath('/admin/consultas?estado=nuevo&pagina=2'), 'http://x');
  expect(address.pathname).toBe('/admin/login');
  expect(returnPath(address.searchParams)).toBe('/admin/consultas?estado=nuevo&pagina=2');
});

test('the first page needs no way back', () => {
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
])('%p is no place of the dashboard', (wanted) => {
  expect(returnPath(new URLSearchParams({ volver: wanted }))).toBe('/admin');
});

test.each(['/admin/%E0%A4%A', '/admin?q=%', '/admin//[', '/admin/a:99999'])(
  '%p stays in the dashboard, although it is malformed',
  (wanted) => {
    expect(returnPath(new URLSearchParams({ volver: wanted }))).toBe(wanted);
  },
);
