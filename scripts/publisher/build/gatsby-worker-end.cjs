// Preloaded in each Gatsby worker (`prepared-gatsby.cjs`). Its results are stored before it is asked to end.
//
// UPSTREAM: gatsby 5.16 · the variable of workers, and they stop listening to messages at their end
// why: a timer of the GraphQL cache keeps a worker alive until Gatsby kills it a second later, twice a build
// test: scripts/internals.test.ts
// until: workers end themselves
const process = require('node:process');

if (process.env.GATSBY_WORKER_POOL_WORKER) {
  process.on('removeListener', (name) => {
    if (name === 'message' && process.listenerCount('message') === 0) process.exit(0);
  });
}
