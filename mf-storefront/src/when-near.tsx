import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Renders its children when they are about to scroll into view. */
export function WhenNear({ className, children }: { className?: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear((near) => near || entries.some((one) => one.isIntersecting)),
      {
        rootMargin: '300px',
      },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={className}>
      {isNear && children}
    </div>
  );
}
