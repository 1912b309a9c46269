import { remoteConfig } from '@rodovia/platform/webpack/remote.mjs';

export default remoteConfig(import.meta.dirname);
