const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const words = new Intl.RelativeTimeFormat('pt-BR');

/** Formats the time since an instant: 'há 3 dias'. */
export function ageOf(iso: string, now = Date.now()): string {
  const passed = now - Date.parse(iso);
  const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? [];
  return unit ? words.format(-Math.floor(passed / length), unit) : 'agora mesmo';
}
