import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import type { ComponentProps } from 'react';

const NewImages = lazyComponent(() => import('./new-images').then(({ NewImages }) => NewImages));

/** Pictures of a record that is being created. Lists do without this code, so it comes with the form. */
export function ImagesField(props: ComponentProps<typeof NewImages>) {
  return (
    <Boundary title="As imagens não abriram">
      <NewImages {...props} />
    </Boundary>
  );
}
