import FixedJsdomEnvironment from 'jest-fixed-jsdom';

// Ends the worker before Node frees its memory, which takes longer than Jest waits.
process.on('beforeExit', () => process.exit());

export default FixedJsdomEnvironment;
