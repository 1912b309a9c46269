import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** So near to its end a list counts as being at it. */
const NEAR = 48;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) => scrollHeight - scrollTop - clientHeight < NEAR;

/**
 * Keeps the end of a list in sight while the reader is there, and what the reader looks at in its place while earlier
 * messages come above it. `first` and `last` tell what stands at the two ends.
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
