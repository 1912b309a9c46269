import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, in pixels, at which a list counts as scrolled to it. */
const NEAR = 48;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) => scrollHeight - scrollTop - clientHeight < NEAR;

/**
 * Keeps the scroll position of a list: at the end if the reader is there, otherwise at the same content while earlier
 * messages are inserted above. `first` and `last` identify the items at both ends.
 */
export function useLogScroll(box: RefObject<HTMLElement | null>, first: unknown, last: unknown) {
  const before = useRef({ first, height: 0, atEnd: true });
  const [isBehind, setBehind] = useState(false);
  const toEnd = () => {
    before.current.atEnd = true;
    box.current?.scrollTo({ top: box.current.scrollHeight });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: either end changes the height
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { first: earlier, height, atEnd } = before.current;
    if (atEnd) element.scrollTop = element.scrollHeight;
    else if (earlier !== first) element.scrollTop += element.scrollHeight - height;
    else setBehind(true);
    before.current = { first, height: element.scrollHeight, atEnd: isAtEnd(element) };
  }, [box, first, last]);
  const onScroll = () => {
    if (!box.current) return;
    before.current.atEnd = isAtEnd(box.current);
    if (before.current.atEnd) setBehind(false);
  };
  return { isBehind, onScroll, toEnd };
}
