export const CHECK_WIDTH = 44;
const BUTTON_WIDTH = 44;
const CHOOSE_WIDTH = 96;
const EDGE = 8;

/** What the buttons of a row need, and its box. */
export interface RowShape {
  edits: boolean;
  chooses: boolean;
  actions: number;
  selects: boolean;
}

/** Pixels of a row's buttons; on a phone its form is opened from the rest of it. */
export const actionsWidthOf = ({ edits, chooses, actions }: RowShape, rest: boolean, isPhone: boolean) => {
  const buttons =
    (edits && !isPhone ? BUTTON_WIDTH : 0) + (chooses ? CHOOSE_WIDTH : 0) + actions + (rest ? BUTTON_WIDTH : 0);
  return buttons > 0 ? buttons + EDGE : 0;
};

/** Pixels of a table that are not for the columns of its definition. */
export const reservedOf = (shape: RowShape, rest: boolean, isPhone: boolean) =>
  actionsWidthOf(shape, rest, isPhone) + (shape.selects ? CHECK_WIDTH : 0);
