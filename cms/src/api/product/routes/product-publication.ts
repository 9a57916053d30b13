const route = (action: string) => ({
  method: 'POST',
  path: `/products/:id/${action}`,
  handler: `product.${action}`,
  config: {},
});

export default { type: 'content-api', routes: [route('publish'), route('unpublish')] };
