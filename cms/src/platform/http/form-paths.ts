/** Paths that forms without JavaScript post to → title of their error page. */
export const FORM_PATHS: ReadonlyMap<string, string> = new Map([
  ['/api/enquiries/form', 'Tu mensaje aún no se envía'],
  ['/api/newsletter-subscriptions/form', 'Aún no estás en la lista'],
]);
