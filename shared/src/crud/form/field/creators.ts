import { createContext } from 'react';
import type { CreateOption } from '../../types';

/**
 * Context with the forms that can create missing options, by resource. Modules provide the forms of their own screens.
 */
export const Creators = createContext<Readonly<Record<string, CreateOption>>>({});
