import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading if a dialog's action removed the element that had it.
 * @param isOpen whether the dialog is open.
 * @param heading id of the heading, which can be focused.
 */
export function useFocusAfter(isOpen: boolean, heading: string) {
  const was = useRef(false);
  useEffect(() => {
    const isLost = was.current && !isOpen && document.activeElement === document.body;
    was.current = isOpen;
    if (isLost) document.getElementById(heading)?.focus();
  }, [isOpen, heading]);
}
