/** Every public page that has one address; those of products and cases come from the sitemap. */
export const FIXED_ROUTES = [
  '/',
  '/productos',
  '/servicios',
  '/portafolio',
  '/sobre-nosotros',
  '/blog',
  '/contacto',
  '/contacto/gracias',
  '/aviso-de-privacidad',
] as const;
