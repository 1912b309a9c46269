import { MAX_IMAGES } from '@rodovia/shared/contracts/images';
import { notify } from '@rodovia/shared/runtime';
import { useRef, useState } from 'react';

/** An upload: its progress, or why it failed. */
export interface Upload {
  key: string;
  name: string;
  /** From 0 to 1. */
  progress: number;
  failure?: string;
}

/** Uploads a file and reports its progress. Rejects with the message to show. */
export type Deliver = (file: File, onProgress: (progress: number) => void) => Promise<void>;

interface Options {
  deliver: Deliver;
  /** Number of existing pictures. */
  present: number;
  /** Message for too many pictures. */
  tooMany: string;
}

let last = 0;

const failureOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Queue of uploads, one after the other, each with progress, error and retry. */
export function useUploads({ deliver, present, tooMany }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<string, File>());
  const queue = useRef(Promise.resolve());

  const change = (key: string, values: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)));
  const remove = (key: string) => {
    files.current.delete(key);
    setUploads((before) => before.filter((upload) => upload.key !== key));
  };

  const send = (key: string) => {
    const run = async () => {
      const file = files.current.get(key);
      if (!file) return;
      try {
        await deliver(file, (progress) => change(key, { progress }));
        remove(key);
      } catch (error) {
        change(key, { failure: failureOf(error) });
      }
    };
    // in sequence, to keep the order of selection
    queue.current = queue.current.then(run);
  };

  const add = (chosen: readonly File[]) => {
    if (present + uploads.length + chosen.length > MAX_IMAGES) return notify.error(tooMany);
    const added = chosen.map((file) => {
      last += 1;
      files.current.set(`${last}`, file);
      return { key: `${last}`, name: file.name, progress: 0 };
    });
    setUploads((before) => [...before, ...added]);
    for (const { key } of added) send(key);
  };

  const retry = (key: string) => {
    change(key, { progress: 0, failure: undefined });
    send(key);
  };

  return { uploads, add, retry, remove };
}
