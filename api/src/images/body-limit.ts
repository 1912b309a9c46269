import { UPLOAD_LIMIT } from '../base/config';

/** Bytes of a JSON body that carries pictures; base64 is a third longer than what it carries. */
export const IMAGE_BODY_LIMIT = Math.ceil((UPLOAD_LIMIT * 4) / 3) + 64 * 1024;

/** The same for pictures of a message, which the browser makes smaller before it sends them. */
export const MESSAGE_BODY_LIMIT = 8 * 1024 * 1024;
