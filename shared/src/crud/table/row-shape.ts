/** Width of the column with the checkboxes, in pixels. */
export const CHECK_WIDTH = 44;
const BUTTON_WIDTH = 44;
const CHOOSE_WIDTH = 96;
const EDGE = 8;

/** Number of buttons and presence of the checkbox of a row. */
export interface RowShape {
  edits: boolean;
  chooses: boolean;
  actions: number;
  selects: boolean;
}

/** Width of a row's buttons in pixels. On phones, the form is opened from the expanded row. */
export const actionsWidthOf = ({ edits, chooses, actions }: RowShape, rest: boolean, isPhone: boolean) => {
  const buttons =
    (edits && !isPhone ? BUTTON_WIDTH : 0) + (chooses ? CHOOSE_WIDTH : 0) + actions + (rest ? BUTTON_WIDTH : 0);
  return buttons > 0 ? buttons + EDGE : 0;
};

/** Width in pixels that is not available to the columns of the definition. */
export const reservedOf = (shape: RowShape, rest: boolean, isPhone: boolean) =>
  actionsWidthOf(shape, rest, isPhone) + (shape.selects ? CHECK_WIDTH : 0);
