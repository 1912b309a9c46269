import type { Tracing } from '@rodovia/api';
import type { Renderer } from './renderer';

/** What draws pages, each drawing followed with the wait for its turn. */
export const followedDrawer = (renderer: Renderer, tracing: Tracing): Pick<Renderer, 'render'> => ({
  render: (drawing) =>
    tracing.run('draw', { 'rodovia.module': drawing.moduleName || 'shell' }, () => renderer.render(drawing)),
});
