import { ReadableStream, TransformStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

/** Browser globals that jsdom lacks. */
Object.assign(globalThis, { TextEncoder, TextDecoder, ReadableStream, TransformStream });

if (typeof window !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function () {
    this.open = false;
  };
  // jsdom cannot compute pseudo-elements, which antd reads when it measures scroll bars
  const compute = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => compute(element);
  const never = () => undefined;
  window.matchMedia ??= (media: string) =>
    ({
      media,
      matches: false,
      addEventListener: never,
      removeEventListener: never,
      addListener: never,
      removeListener: never,
    }) as unknown as MediaQueryList;
  window.ResizeObserver ??= class {
    observe = never;
    unobserve = never;
    disconnect = never;
  };
}
