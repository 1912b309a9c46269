import { mediaHook } from '@rodovia/shared/media-hook';

/** True in the mobile layout. On the server, which cannot know, the style sheet hides the sidebar. */
export const useIsNarrow = mediaHook('(max-width: 768px)');
