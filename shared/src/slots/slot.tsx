import type { SlotName, SlotProps } from '@rodovia/shared/contracts/platform';
import { type ComponentType, createContext, type FunctionComponent, useContext } from 'react';

/** Component of the shell that shows what fills a slot. */
export type SlotHostComponent = ComponentType<{ slot: string; props: object }>;

/** Context with the component that shows what fills a slot; without one, slots are empty. */
export const SlotHost = createContext<SlotHostComponent>(() => null);

/** Returns a place that other modules can fill: a component that passes its properties to every filling. */
export function defineSlot<Name extends SlotName>(slot: Name): ComponentType<SlotProps<Name>>;
/** Same for a slot that only a module itself knows: `offers` in its `module.json` says its properties. */
export function defineSlot<Props extends object>(slot: string): ComponentType<Props>;
/** See the two forms above. */
export function defineSlot(slot: string) {
  return function Slot(props: object) {
    const Host = useContext(SlotHost);
    return <Host slot={slot} props={props} />;
  };
}

/** Component that can fill a slot: `FillingOf<'quotation.aside'>`. */
export type FillingOf<Name extends SlotName> = FunctionComponent<SlotProps<Name>>;
