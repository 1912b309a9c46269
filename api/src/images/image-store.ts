/** Storage of pictures by file name. The content of a name never changes. */
export interface ImageStore {
  put(name: string, content: Buffer): Promise<void>;
  /** Returns undefined if the file does not exist. */
  get(name: string): Promise<Buffer | undefined>;
  remove(name: string): Promise<void>;
}
