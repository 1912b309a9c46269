import type { ComponentType } from 'react';

/** Pages whose code the browser fetches when they are shown, and the server has at once to draw them. */
export const drawnPages: { VerifyPage?: ComponentType } = {};
