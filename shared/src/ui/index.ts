export { Boundary, FailureReport } from './boundary';
export { Button, type ButtonKind, buttonClass } from './button';
export { Dialog } from './dialog';
export { DialogActions } from './dialog-actions';
export { ErrorPanel } from './error-panel';
export { OfflineNotice } from './offline-notice';
export { QuantityStepper } from './quantity-stepper';
export { Toaster } from './toaster';
export { TyreDrawing } from './tyre-drawing';
