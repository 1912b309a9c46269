import type { Tracing } from '@rodovia/api';
import type { Renderer } from './renderer';

/** Wraps a renderer so that each rendering, including the waiting time, is traced. */
export const tracedRenderer = (renderer: Renderer, tracing: Tracing): Pick<Renderer, 'render'> => ({
  render: (drawing) =>
    tracing.run('draw', { 'rodovia.module': drawing.moduleName || 'shell' }, () => renderer.render(drawing)),
});
