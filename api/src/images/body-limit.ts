import { UPLOAD_LIMIT } from '../base/config';

/** Bytes of a JSON body that carries pictures; base64 is a third longer than what it carries. */
export const IMAGE_BODY_LIMIT = Math.ceil((UPLOAD_LIMIT * 4) / 3) + 64 * 1024;

/** The same for pictures of a message: whoever has an account may send them, and anybody may have one. */
export const MESSAGE_BODY_LIMIT = 8 * 1024 * 1024;
