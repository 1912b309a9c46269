// The server of `npm start`, in a process of its own.
const { serve } = await import('../dist/server.mjs');

// the parent has gone: nobody else would stop this process
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

try {
  await serve();
  process.send?.('ready');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
