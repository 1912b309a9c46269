import { linkHandlers } from '@rodovia/shared/link-handlers';
import { useNavigate } from '@rodovia/shared/router';
import type { ComponentProps } from 'react';
import { Button } from './button';

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'onAuxClick' | 'onMouseDown'> & { to: string };

/** A button that leads to another page. */
export function VisitButton({ to, ...rest }: Props) {
  const navigate = useNavigate();
  return <Button {...rest} {...linkHandlers(to, () => void navigate(to))} />;
}
