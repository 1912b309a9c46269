/** Returns whether a text contains a token of a session: a JSON object and more in base64url, separated by dots. */
const hasToken = (text: string) =>
  text.split(/[^\w.-]/).some((word) => word.includes('eyJ') && word.split('.').length > 1);

/** Signs of what no recording may contain, with their names in sentences. */
const SIGNS: [what: string, sign: RegExp][] = [
  ['uma ficha de sessão', /\bbearer\s+[\w.~+/-]{8,}/i],
  ['uma chave', /-----BEGIN [A-Z ]+-----|\bAKIA[A-Z0-9]{12,}/],
  ['uma senha', /\$(?:2[aby]|argon2id?|scrypt)\$/],
];

/** Same for answers that not everybody may read. */
const PERSONAL: [what: string, sign: RegExp][] = [
  ['um endereço de e-mail', /[^\s@"]@[^\s@"]+\.[a-z]{2,}/i],
  ['um CPF ou CNPJ', /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b|\b\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}\b|\b(?:\d{11}|\d{14})\b/],
  ['um segredo', /\b(?=\w*\d)(?=\w*[a-z])\w{40,}/i],
];

/** Property names whose values no recording may contain. */
const SECRET = /^(?:access_?token|password|senha|secret|ticket|api_?key|authorization)$/i;

/** What masking leaves of letters and digits. */
const isMasked = (text: string) => !/[A-WYZa-wyz1-9]/.test(text);

/** Returns the signs that a text has. */
function signsOf(text: string, isPublic: boolean): string[] {
  const signs = [...SIGNS, ...(isPublic || isMasked(text) ? [] : PERSONAL)].filter(([, sign]) => sign.test(text));
  return [...(hasToken(text) ? ['uma ficha de sessão'] : []), ...signs.map(([what]) => what)];
}

/** Calls back with every text of a value and the name of its property. */
function eachText(value: unknown, name: string, found: (text: string, name: string) => void): void {
  if (typeof value === 'string') found(value, name);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    found(key, '');
    eachText(one, key, found);
  }
}

interface Recorded {
  places: Record<string, string>;
  answers: Record<string, Record<string, { body: unknown; public?: boolean }>>;
}

/** Returns what a recording contains that it must not contain, as sentences that say where. */
export function leaksIn({ places, answers }: Recorded): string[] {
  const leaks = new Set<string>();
  const look = (text: string, name: string, where: string, isPublic: boolean) => {
    if (SECRET.test(name) && text !== '' && !isMasked(text)) leaks.add(`Há um segredo ('${name}') em ${where}.`);
    for (const what of signsOf(text, isPublic)) leaks.add(`Há ${what} em ${where}.`);
  };
  for (const [route, at] of Object.entries(places)) look(at, '', route, false);
  for (const [role, of] of Object.entries(answers))
    for (const [url, answer] of Object.entries(of)) {
      const where = `${url} (${role})`;
      look(url, '', where, false);
      eachText(answer.body, '', (text, name) => look(text, name, where, role === 'visitor' || answer.public === true));
    }
  return [...leaks];
}
