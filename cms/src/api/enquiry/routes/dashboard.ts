import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

const ONE = '/enquiries/:documentId';

/** Literal paths come first because `:documentId` would match them. */
export default protectedRoutes([
  ['GET', '/enquiries', 'dashboard.find'],
  ['GET', '/enquiries/summary', 'dashboard.summary'],
  ['GET', '/enquiries/report', 'dashboard.report'],
  ['GET', '/enquiries/export', 'dashboard.export'],
  ['GET', '/enquiries/visit-values', 'dashboard.visitValues'],
  ['GET', '/enquiries/owners', 'ownership.find'],
  ['GET', '/enquiries/today', 'ownership.today'],
  ['POST', '/enquiries/bulk', 'dashboard.bulk'],
  ['POST', '/enquiries/undo', 'dashboard.undo'],
  ['POST', '/enquiries/chats', 'dashboard.addChat'],
  ['GET', ONE, 'dashboard.findOne'],
  ['PUT', ONE, 'dashboard.update'],
  ['DELETE', ONE, 'dashboard.delete'],
  ['POST', `${ONE}/corrections`, 'dashboard.correct'],
  ['POST', `${ONE}/replies`, 'dashboard.reply'],
  ['POST', `${ONE}/mails`, 'mail.send'],
  ['DELETE', `${ONE}/mails/:id`, 'mail.withdraw'],
  ['POST', `${ONE}/received-mails/:id`, 'mail.decide'],
  ['POST', `${ONE}/reply-not-needed`, 'mail.settle'],
  ['POST', `${ONE}/attachments`, 'mail.attach'],
  ['GET', `${ONE}/attachments/:id`, 'mail.download'],
  ['DELETE', `${ONE}/attachments/:id`, 'mail.detach'],
  ['POST', `${ONE}/missed-calls`, 'dashboard.missCall'],
  ['PUT', `${ONE}/quote`, 'quote.set'],
  ['DELETE', `${ONE}/quote`, 'quote.drop'],
  ['GET', `${ONE}/reply-templates`, 'dashboard.replyTemplates'],
  ['POST', `${ONE}/take`, 'ownership.take'],
  ['POST', `${ONE}/release`, 'ownership.release'],
  ['POST', `${ONE}/assign`, 'ownership.assign'],
  ['PUT', `${ONE}/next-step`, 'ownership.setNextStep'],
  ['DELETE', `${ONE}/next-step`, 'ownership.finishNextStep'],
]);
