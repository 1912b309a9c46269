import { api, callPath } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';

/** Returns the object URL of a private picture. It is fetched when `wanted`, and released when no component uses it. */
export function usePicture(code: string, width: 320 | 640 | 1280, wanted: boolean) {
  const [url, setUrl] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || failed) return;
    const abort = new AbortController();
    const path = callPath(`/message/picture/${code}`, { width });
    let made: string | undefined;
    api.get<Blob>(path, { responseType: 'blob', signal: abort.signal, unattended: true }).then(
      (content) => {
        if (abort.signal.aborted) return;
        made = URL.createObjectURL(content);
        setUrl(made);
      },
      () => {
        if (!abort.signal.aborted) setFailed(true);
      },
    );
    return () => {
      abort.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [code, width, wanted, failed]);
  return { url, failed, retry: () => setFailed(false) };
}
