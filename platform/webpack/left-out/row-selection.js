const nobody = new Set();

/** Replaces antd's row selection: lists have their own. */
export default () => [(columns) => columns, nobody];
export const SELECTION_COLUMN = {};
export const SELECTION_ALL = 'SELECT_ALL';
export const SELECTION_INVERT = 'SELECT_INVERT';
export const SELECTION_NONE = 'SELECT_NONE';
