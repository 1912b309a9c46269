/** Where pictures lie, by file name. Contents never change under a name. */
export interface ImageStore {
  put(name: string, content: Buffer): Promise<void>;
  /** Undefined where there is no such file. */
  get(name: string): Promise<Buffer | undefined>;
  remove(name: string): Promise<void>;
}
