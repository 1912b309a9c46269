import { mediaHook } from '@rodovia/shared/media-hook';

/** True where fields and buttons are as high as a finger needs; the style sheet `controls.css` says the same. */
export const useRoomy = mediaHook('(pointer: coarse), (max-width: 768px)');
