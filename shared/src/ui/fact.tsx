import type { ReactNode } from 'react';

interface Props {
  label: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A term and its value in a description list (`dl`). */
export const Fact = ({ label, className, children }: Props) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
