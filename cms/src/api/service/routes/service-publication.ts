const route = (action: string) => ({
  method: 'POST',
  path: `/services/:id/${action}`,
  handler: `service.${action}`,
  config: {},
});

export default { type: 'content-api', routes: [route('publish'), route('unpublish')] };
