const ONE = '/enquiries/:documentId';

/** Routes for signed-in staff. Literal paths come first because `:documentId` would match them. */
export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/enquiries', handler: 'desk.find', config: {} },
    { method: 'GET', path: '/enquiries/summary', handler: 'desk.summary', config: {} },
    { method: 'GET', path: '/enquiries/report', handler: 'desk.report', config: {} },
    { method: 'GET', path: '/enquiries/export', handler: 'desk.export', config: {} },
    { method: 'GET', path: '/enquiries/visit-values', handler: 'desk.visitValues', config: {} },
    { method: 'GET', path: '/enquiries/owners', handler: 'ownership.find', config: {} },
    { method: 'GET', path: '/enquiries/today', handler: 'ownership.today', config: {} },
    { method: 'POST', path: '/enquiries/bulk', handler: 'desk.bulk', config: {} },
    { method: 'POST', path: '/enquiries/chats', handler: 'desk.addChat', config: {} },
    { method: 'GET', path: ONE, handler: 'desk.findOne', config: {} },
    { method: 'PUT', path: ONE, handler: 'desk.update', config: {} },
    { method: 'DELETE', path: ONE, handler: 'desk.delete', config: {} },
    { method: 'POST', path: `${ONE}/replies`, handler: 'desk.reply', config: {} },
    {
      method: 'GET',
      path: `${ONE}/reply-templates`,
      handler: 'desk.replyTemplates',
      config: {},
    },
    { method: 'POST', path: `${ONE}/take`, handler: 'ownership.take', config: {} },
    { method: 'POST', path: `${ONE}/release`, handler: 'ownership.release', config: {} },
    { method: 'POST', path: `${ONE}/assign`, handler: 'ownership.assign', config: {} },
    { method: 'PUT', path: `${ONE}/next-step`, handler: 'ownership.setNextStep', config: {} },
    { method: 'DELETE', path: `${ONE}/next-step`, handler: 'ownership.finishNextStep', config: {} },
  ],
};
