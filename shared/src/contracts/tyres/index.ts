export * from './equivalent-sizes';
export * from './label-lines';
export * from './nearest-sizes';
export * from './tyre-comparison';
export * from './tyre-figure';
export * from './tyre-geometry';
export * from './tyre-outlines';
export * from './tyre-size';
