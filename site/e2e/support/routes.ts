/** Every public page with a fixed URL; products and cases are in the sitemap. */
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
