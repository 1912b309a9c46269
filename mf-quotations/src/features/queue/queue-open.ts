const KEY = 'rodovia.queue';
const OPEN = 'open';

/** Whether the queue of this device begins with a section open; at first only their names and counts are shown. */
export function isQueueOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === OPEN;
  } catch {
    return false;
  }
}

/** Stores whether the queue begins with a section open. */
export function saveQueueOpen(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(KEY, OPEN);
    else localStorage.removeItem(KEY);
  } catch {
    // without storage, the next page begins with closed sections
  }
}
