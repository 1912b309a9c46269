export { defineSlot, type FillingOf, SlotHost, type SlotHostComponent } from './slot';
