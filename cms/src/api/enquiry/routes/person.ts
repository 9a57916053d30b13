const PERSON = '/enquiries/:documentId/person';

const route = (method: string, path: string, action: string) => ({
  method,
  path,
  handler: `person.${action}`,
  config: {},
});

/** Routes about the senders of enquiries, for signed-in staff. */
export default {
  type: 'content-api',
  routes: [
    route('GET', PERSON, 'find'),
    route('POST', `${PERSON}/merges`, 'merge'),
    route('DELETE', `${PERSON}/merges/:id`, 'undoMerge'),
  ],
};
