import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

const ONE = '/enquiries/:documentId';

/** Literal paths come first because `:documentId` would match them. */
export default protectedRoutes([
  ['GET', '/enquiries', 'desk.find'],
  ['GET', '/enquiries/summary', 'desk.summary'],
  ['GET', '/enquiries/report', 'desk.report'],
  ['GET', '/enquiries/export', 'desk.export'],
  ['GET', '/enquiries/visit-values', 'desk.visitValues'],
  ['GET', '/enquiries/owners', 'ownership.find'],
  ['GET', '/enquiries/today', 'ownership.today'],
  ['POST', '/enquiries/bulk', 'desk.bulk'],
  ['POST', '/enquiries/undo', 'desk.undo'],
  ['POST', '/enquiries/chats', 'desk.addChat'],
  ['GET', ONE, 'desk.findOne'],
  ['PUT', ONE, 'desk.update'],
  ['DELETE', ONE, 'desk.delete'],
  ['POST', `${ONE}/corrections`, 'desk.correct'],
  ['POST', `${ONE}/replies`, 'desk.reply'],
  ['POST', `${ONE}/missed-calls`, 'desk.missCall'],
  ['GET', `${ONE}/reply-templates`, 'desk.replyTemplates'],
  ['POST', `${ONE}/take`, 'ownership.take'],
  ['POST', `${ONE}/release`, 'ownership.release'],
  ['POST', `${ONE}/assign`, 'ownership.assign'],
  ['PUT', `${ONE}/next-step`, 'ownership.setNextStep'],
  ['DELETE', `${ONE}/next-step`, 'ownership.finishNextStep'],
]);
