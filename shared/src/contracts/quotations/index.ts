export * from './answer-minutes';
export * from './desk-settings';
export * from './list-bounds';
export * from './messages';
export * from './quotation-statuses';
export * from './quotations';
export * from './tyre-list';
