import { accessLogRoute } from './access-log.ts';

test.each([
  ['/api/enquiries', '/api/enquiries'],
  ['/api/enquiries/ana@example.com?search=Ana', '/api/enquiries'],
  ['/api/enquiries?search=Ana', '/api/enquiries'],
  ['/api/Ana%20Ruiz', '/api'],
  ['/api/ana@example.com', '/api'],
  ['/uploads/ana.jpg', '/uploads'],
  ['/productos/ana?x=1', '/'],
])('%s is logged as %s', (url, area) => {
  expect(accessLogRoute(url)).toBe(area);
});
