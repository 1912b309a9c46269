const ZONE = 'America/Sao_Paulo';

interface Formats {
  date: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

let formats: Formats | undefined;

/** created on first use, because the first `Intl` format takes 50 ms on a phone */
function dateFormats(): Formats {
  formats ??= {
    date: new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, day: '2-digit', month: '2-digit', year: 'numeric' }),
    time: new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' }),
  };
  return formats;
}

/** Formats an instant in the time zone of São Paulo: `2026-11-21T17:05:00Z` → `21/11/2026 às 14:05`. */
export const formatInstant = (iso: string) => {
  const instant = new Date(iso);
  const { date, time } = dateFormats();
  return `${date.format(instant)} às ${time.format(instant)}`;
};

/** Formats a whole number: `12345` → `12.345`. Like prices, without `Intl`, which would delay lists of products. */
export const formatNumber = (value: number) => String(value).replace(/\B(?=(\d{3}){1,6}$)/g, '.');

/** Formats an amount in reais exactly like `Intl`: `1234.5` → `R$ 1.234,50`, with a no-break space. */
export function formatMoney(amount: number): string {
  const [reais = '', cents = ''] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}R$\u00a0${formatNumber(Number(reais))},${cents}`;
}
