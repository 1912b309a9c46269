import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import type { ComponentProps } from 'react';

const NewImages = lazyComponent(() => import('./new-images').then(({ NewImages }) => NewImages));

/** Pictures of a record that is being created. Loaded with the form, because lists do not need it. */
export function ImagesField(props: ComponentProps<typeof NewImages>) {
  return (
    <Boundary title="As imagens não abriram">
      <NewImages {...props} />
    </Boundary>
  );
}
