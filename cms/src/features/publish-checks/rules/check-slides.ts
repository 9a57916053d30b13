import type { PublishCheck } from './publish-check';

const HOME = 'api::home-page.home-page';

/** Warns about a home page without slides. */
export const slideCheck: PublishCheck = ({ uid, values: { slides } }) => {
  if (uid !== HOME || (Array.isArray(slides) && slides.length > 0)) return [];
  const message = '«Láminas» está vacío: la página de inicio se verá sin su portada.';
  return [{ path: ['slides'], message }];
};
