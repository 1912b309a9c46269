import { lazyComponent, useSession } from '@rodovia/shared/runtime';
import type { SlotHostComponent } from '@rodovia/shared/slots';
import { Boundary } from '@rodovia/shared/ui';
import type { ComponentType } from 'react';
import type { KnownModule } from '../remotes/discovery';
import { type Filled, isSpareFor, PART_LOST } from './filled';

let known: ComponentType<Filled> | undefined;

/** Registers the component that shows fillings; used by the renderer on the server, where no code loads later. */
export const adoptFillings = (Fillings: ComponentType<Filled>) => {
  known = Fillings;
};

const Fillings = lazyComponent<Filled>(
  () => import(/* webpackChunkName: "fillings" */ './fillings').then(({ Fillings }) => Fillings),
  () => known,
);

/** Returns the component that shows what `modules` put in a slot; its code loads with the first filled slot. */
export const slotHostOf =
  (modules: KnownModule[]): SlotHostComponent =>
  ({ slot, props }) => {
    const role = useSession((session) => session.role);
    const isFilled = modules.some(({ fills }) => fills?.some((one) => one.slot === slot && one.roles.includes(role)));
    if (!isFilled) return null;
    return (
      <Boundary title={PART_LOST} isSpare={isSpareFor(role)}>
        <Fillings slot={slot} props={props} modules={modules} />
      </Boundary>
    );
  };
