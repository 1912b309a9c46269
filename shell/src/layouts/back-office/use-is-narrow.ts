import { mediaHook } from '@rodovia/shared/media-hook';

/** True in the mobile layout; the server, which cannot know, has the style sheet leave the sidebar out there. */
export const useIsNarrow = mediaHook('(max-width: 768px)');
