/*
 * Exits with 0 if this instance and its database answer.
 */
const port = process.env.PORT ?? 3000;
const { ok } = await fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal: AbortSignal.timeout(3000) });
process.exit(ok ? 0 : 1);
