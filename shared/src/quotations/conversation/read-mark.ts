/** State that decides whether the newest message counts as read. */
interface Sight {
  /** Number of unread messages of the other side according to the server. */
  unread: number;
  /** Position of the newest message; 0 if there is none. */
  newest: number;
  /** Position up to which the server was notified. */
  reported: number;
  /** Whether the end of the messages is visible. */
  inView: boolean;
  /** Whether the tab is visible. */
  visible: boolean;
}

/** Returns the position to report as read; null if there is nothing to report. */
export const positionToReport = ({ unread, newest, reported, inView, visible }: Sight): number | null =>
  unread > 0 && newest > reported && inView && visible ? newest : null;
