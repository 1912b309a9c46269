/** What decides whether the reader has now read up to the newest message. */
interface Sight {
  /** Messages of the other side that the reader has not read, as the server counts them. */
  unread: number;
  /** Place of the newest message; 0 where there is none. */
  newest: number;
  /** Place up to which the server has been told. */
  told: number;
  /** The end of the messages is on the screen. */
  inView: boolean;
  /** The page is the one that the person looks at. */
  visible: boolean;
}

/** The place that the server is told of; null where there is nothing to tell. */
export const placeToTell = ({ unread, newest, told, inView, visible }: Sight): number | null =>
  unread > 0 && newest > told && inView && visible ? newest : null;
