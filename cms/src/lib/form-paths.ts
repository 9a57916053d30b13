/** Addresses that forms without JavaScript post to → title of the page that says it did not work. */
export const FORM_PATHS: ReadonlyMap<string, string> = new Map([
  ['/api/enquiries/form', 'Tu mensaje aún no se envía'],
  ['/api/newsletter-subscriptions/form', 'Aún no estás en la lista'],
]);
