import { fillingsOf } from '@rodovia/shared/contracts/platform';
import { type Filling, lazyComponent, useSession } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { type ComponentType, Suspense, useSyncExternalStore } from 'react';
import type { KnownModule } from '../remotes/discovery';
import { failureOf, forgetFailure, loadedModule, loadModule } from '../remotes/load';
import { ModuleFailures } from '../remotes/module-failures';
import { Watchdog } from '../remotes/watchdog';
import { type Filled, isSpareFor, PART_LOST } from './filled';

type Part = ComponentType<object>;

const timed = new WeakMap<Part, Part>();

/** Returns a part with a deadline for the code that it loads itself; a module has one of its own. */
function withDeadline(Own: Part): Part {
  const known = timed.get(Own);
  if (known) return known;
  const Timed = (props: object) => (
    <Suspense fallback={<Watchdog>{null}</Watchdog>}>
      <Own {...props} />
    </Suspense>
  );
  timed.set(Own, Timed);
  return Timed;
}

/** Returns the component of a filling whose module is loaded. */
function partIn(module: KnownModule, { part }: Filling): Part | undefined {
  const own = loadedModule(module.name)?.parts?.[part] as Part | undefined;
  return own && withDeadline(own);
}

async function loadPart(module: KnownModule, filling: Filling): Promise<Part> {
  if (failureOf(module.name)) forgetFailure(module.name);
  await loadModule(module.name, module.releases);
  const part = partIn(module, filling);
  if (!part) throw new Error(`${module.name}: sem ${filling.part}`);
  return part;
}

const parts = new WeakMap<Filling, Part>();

/** Returns the component of a filling, which loads its module when it is first shown. */
function partOf(module: KnownModule, filling: Filling): Part {
  const known = parts.get(filling);
  if (known) return known;
  const made = lazyComponent(
    () => loadPart(module, filling),
    () => partIn(module, filling),
  );
  parts.set(filling, made);
  return made;
}

const never = () => () => undefined;

interface ShownProps {
  module: KnownModule;
  filling: Filling;
  props: object;
}

/** Shows a filling with its own boundary, deadline and reports. */
function Shown({ module, filling, props }: ShownProps) {
  const role = useSession((session) => session.role);
  const name = `${module.name}/${filling.part}`;
  // the server draws the parts whose code it has; while a page is taken over, exactly those are there
  const isDrawn = () => !!(globalThis.document?.querySelector(`[data-part="${name}"]`) ?? partIn(module, filling));
  const isThere = useSyncExternalStore(never, () => true, isDrawn);
  const Part = partOf(module, filling);
  return (
    isThere && (
      <ModuleFailures module={module}>
        <Boundary title={PART_LOST} isSpare={isSpareFor(role)}>
          <div data-part={name}>
            <Part {...props} />
          </div>
        </Boundary>
      </ModuleFailures>
    )
  );
}

/** Shows what fills a slot for the current role. */
export function Fillings({ slot, props, modules }: Filled) {
  const role = useSession((session) => session.role);
  return fillingsOf(modules, [slot], role)
    .sort((a, b) => a.filling.order - b.filling.order)
    .map(({ module, filling }) => (
      <Shown key={`${module.name} ${filling.part}`} module={module} filling={filling} props={props} />
    ));
}
