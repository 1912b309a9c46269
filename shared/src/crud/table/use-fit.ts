import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Column } from '../types';
import { isRoomy, MIN_NAME_WIDTH, withoutRoom } from './fitting';
import { type RowShape, reservedOf } from './row-shape';

/** Width in pixels below which a row has a single button that expands it. */
const PHONE = 480;

/** What fits into a table of a given width. */
export interface Fit<T> {
  /** Columns that do not fit. */
  hidden: readonly Column<T>[];
  isPhone: boolean;
  /** Whether columns that grow get a share of the remaining space. */
  isRoomy: boolean;
  /** Whether rows can be expanded. */
  isExpandable: boolean;
  /** Whether the buttons of a row are only shown when it is expanded. */
  areActionsHidden: boolean;
}

/** Computes what fits into `width` pixels; everything for an element without layout. */
export function fitIn<T>(
  columns: readonly Column<T>[],
  name: string | undefined,
  shape: RowShape,
  width: number,
): Fit<T> {
  const all: Fit<T> = { hidden: [], isPhone: false, isRoomy: false, isExpandable: false, areActionsHidden: false };
  if (width === 0) return all;
  const isPhone = width < PHONE;
  const leftOf = (own: RowShape, rest: boolean) => width - reservedOf(own, rest, isPhone);
  const without = (left: number) => {
    const hidden = withoutRoom(columns, name, left);
    const shown = columns.filter((column) => !hidden.includes(column));
    return { hidden, isPhone, isRoomy: isRoomy(shown, name, left) };
  };
  const plain = { ...all, ...without(leftOf(shape, false)) };
  const opens = isPhone && shape.edits;
  if (!opens && plain.hidden.length === 0 && leftOf(shape, false) >= MIN_NAME_WIDTH) return plain;
  // if only one of both fits, the name of a selected record is kept and the expand button is omitted
  if (isPhone && shape.chooses && leftOf(shape, true) < MIN_NAME_WIDTH) return plain;
  const areActionsHidden = shape.actions > 0 && leftOf(shape, true) < MIN_NAME_WIDTH;
  const left = leftOf(areActionsHidden ? { ...shape, actions: 0 } : shape, true);
  return { ...without(left), isExpandable: true, areActionsHidden };
}

const isSame = <T>(one: Fit<T>, other: Fit<T>) =>
  one.isPhone === other.isPhone &&
  one.isRoomy === other.isRoomy &&
  one.isExpandable === other.isExpandable &&
  one.areActionsHidden === other.areActionsHidden &&
  String(one.hidden.map(({ key }) => key)) === String(other.hidden.map(({ key }) => key));

/** Computes what fits into an element and follows its width. Re-renders only if other columns fit. */
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
    () => ({ ...fit, hidden: columns.filter(({ key }) => fit.hidden.some((one) => one.key === key)) }),
    [fit, columns],
  );
}
