// The server as `npm start` runs it, in a process of its own.
const { serve } = await import('../dist/server.mjs');

// Whoever started it is gone: nobody would stop it any more.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

try {
  await serve();
  process.send?.('ready');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
