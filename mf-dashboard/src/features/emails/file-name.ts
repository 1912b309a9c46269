const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Returns a file name: `Orçamento nº 12: recebido` → `Orçamento nº 12 recebido.html`. */
export function fileNameOf(subject: string): string {
  const name = subject.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim();
  return `${name || 'email'}.html`;
}
