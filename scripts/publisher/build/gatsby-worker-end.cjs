// Preloaded in each Gatsby worker (`prepared-gatsby.cjs`). A worker that is asked to end only stops
// listening; a timer of its GraphQL cache then keeps it alive until Gatsby kills it a second later,
// twice in every build. Its results are stored before that request.
const process = require('node:process');

if (process.env.GATSBY_WORKER_POOL_WORKER) {
  process.on('removeListener', (name) => {
    if (name === 'message' && process.listenerCount('message') === 0) process.exit(0);
  });
}
