import { createContext } from 'react';
import type { CreateOption } from '../types';

/** The forms that create what a selector has no option for, by resource. A module names those of its own screens. */
export const Creators = createContext<Readonly<Record<string, CreateOption>>>({});
