import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

const PERSON = '/enquiries/:documentId/person';

/** Routes about the senders of enquiries. */
export default protectedRoutes([
  ['GET', PERSON, 'person.find'],
  ['POST', `${PERSON}/merges`, 'person.merge'],
  ['POST', `${PERSON}/separations`, 'person.separate'],
  ['DELETE', `${PERSON}/merges/:id`, 'person.undoMerge'],
]);
