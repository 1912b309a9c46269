import { mediaHook } from '@rodovia/shared/media-hook';

/** True if controls must be large enough for touch; matches the media query in `controls.css`. */
export const useRoomy = mediaHook('(pointer: coarse), (max-width: 768px)');
