const ZONE = 'America/Sao_Paulo';

interface Formats {
  date: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

let formats: Formats | undefined;

/** Created when a date is first shown, because the first `Intl` format takes a phone 50 ms. */
function dateFormats(): Formats {
  formats ??= {
    date: new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, day: '2-digit', month: '2-digit', year: 'numeric' }),
    time: new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' }),
  };
  return formats;
}

/** `2026-11-21T17:05:00Z` → `21/11/2026 às 14:05`, in America/Sao_Paulo. */
export const formatInstant = (iso: string) => {
  const instant = new Date(iso);
  const { date, time } = dateFormats();
  return `${date.format(instant)} às ${time.format(instant)}`;
};

/** Whole numbers: `12345` → `12.345`. By hand, as prices are, so that a list of products needs no `Intl`. */
export const formatNumber = (value: number) => String(value).replace(/\B(?=(\d{3}){1,6}$)/g, '.');

/** Amount in BRL, as `Intl` writes it: `1234.5` → `R$ 1.234,50`, the space one that does not break. */
export function formatMoney(amount: number): string {
  const [reais = '', cents = ''] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}R$\u00a0${formatNumber(Number(reais))},${cents}`;
}
