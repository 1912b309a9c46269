import { shellConfig } from '@rodovia/platform/webpack/shell.mjs';

export default shellConfig(import.meta.dirname);
