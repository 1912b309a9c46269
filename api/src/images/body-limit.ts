import { UPLOAD_LIMIT } from '../base/config';

/** Maximum body size for JSON with pictures, in bytes; Base64 adds a third. */
export const IMAGE_BODY_LIMIT = Math.ceil((UPLOAD_LIMIT * 4) / 3) + 64 * 1024;

/** Same for pictures of messages, which any client can send. */
export const MESSAGE_BODY_LIMIT = 8 * 1024 * 1024;
