import { serve } from '../platform/dist/server.mjs';

serve().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
