// Loaded before anything else in each worker of Gatsby's (`prepared-gatsby.cjs`). Told to end, a
// worker stops listening; a timer of its GraphQL cache then keeps it alive until Gatsby kills it a
// second later, twice in every build. What it made is stored before it is told.
const process = require('node:process');

if (process.env.GATSBY_WORKER_POOL_WORKER) {
  process.on('removeListener', (name) => {
    if (name === 'message' && process.listenerCount('message') === 0) process.exit(0);
  });
}
