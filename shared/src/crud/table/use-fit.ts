import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Column } from '../types';
import { NAME_LEAST, withoutRoom } from './fitting';
import { type RowShape, reservedOf } from './row-shape';

/** Pixels under which a row has one button: the one that opens the rest of it. */
const PHONE = 480;

/** What of a table has room in its place. */
export interface Fit<T> {
  /** The columns without room. */
  gone: readonly Column<T>[];
  isPhone: boolean;
  /** Rows open, to show what has no room in them. */
  hasRest: boolean;
  /** Even the row's further buttons have none. */
  actsInRest: boolean;
}

/** What has room in `width` pixels; everything in an element that is not laid out. */
export function fitIn<T>(
  columns: readonly Column<T>[],
  name: string | undefined,
  shape: RowShape,
  width: number,
): Fit<T> {
  const all: Fit<T> = { gone: [], isPhone: false, hasRest: false, actsInRest: false };
  if (width === 0) return all;
  const isPhone = width < PHONE;
  const leftOf = (own: RowShape, rest: boolean) => width - reservedOf(own, rest, isPhone);
  const opens = isPhone && shape.edits;
  if (!opens && withoutRoom(columns, name, leftOf(shape, false)).length === 0 && leftOf(shape, false) >= NAME_LEAST)
    return { ...all, isPhone };
  // where there is room for one of both, the name of what is chosen stays and the button of the rest goes
  if (isPhone && shape.chooses && leftOf(shape, true) < NAME_LEAST)
    return { ...all, gone: withoutRoom(columns, name, leftOf(shape, false)), isPhone };
  const actsInRest = shape.actions > 0 && leftOf(shape, true) < NAME_LEAST;
  const left = leftOf(actsInRest ? { ...shape, actions: 0 } : shape, true);
  return { gone: withoutRoom(columns, name, left), isPhone, hasRest: true, actsInRest };
}

const isSame = <T>(one: Fit<T>, other: Fit<T>) =>
  one.isPhone === other.isPhone &&
  one.hasRest === other.hasRest &&
  one.actsInRest === other.actsInRest &&
  String(one.gone.map(({ key }) => key)) === String(other.gone.map(({ key }) => key));

/** What has room in an element, followed as that changes its width; drawn anew where other columns fit, not with every pixel. */
export function useFit<T>(
  element: RefObject<HTMLElement | null>,
  columns: readonly Column<T>[],
  name: string | undefined,
  shape: RowShape,
): Fit<T> {
  const [fit, setFit] = useState(() => fitIn(columns, name, shape, 0));
  useLayoutEffect(() => {
    const around = element.current;
    if (!around) return;
    const measure = () => {
      const next = fitIn(columns, name, shape, around.clientWidth);
      setFit((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, [element, columns, name, shape]);
  return useMemo(
    () => ({ ...fit, gone: columns.filter(({ key }) => fit.gone.some((one) => one.key === key)) }),
    [fit, columns],
  );
}
