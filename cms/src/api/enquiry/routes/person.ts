import { staffRoutes } from '../../../platform/strapi/staff-routes';

const PERSON = '/enquiries/:documentId/person';

/** Routes about the senders of enquiries. */
export default staffRoutes([
  ['GET', PERSON, 'person.find'],
  ['POST', `${PERSON}/merges`, 'person.merge'],
  ['DELETE', `${PERSON}/merges/:id`, 'person.undoMerge'],
]);
