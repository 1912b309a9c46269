const MONEY = 'shared/src/contracts/proposals/money.ts';
const PRICE = 'shared/src/contracts/catalog/price.ts';
const SIZE = 'shared/src/contracts/tyres/tyre-size.ts';
const GEOMETRY = 'shared/src/contracts/tyres/tyre-geometry.ts';
const EQUIVALENT = 'shared/src/contracts/tyres/equivalent-sizes.ts';
const NEAREST = 'shared/src/contracts/tyres/nearest-sizes.ts';
const PERIODS = 'shared/src/contracts/records/periods.ts';
const CHANGES = 'shared/src/contracts/proposals/proposal-changes.ts';

/** Amounts, tyre sizes, periods, and differences between proposal versions. */
export const mutants = [
  { about: 'half a centavo is cut off', file: MONEY, find: '(2n * value + by) / (2n * by)', put: 'value / by' },
  {
    about: 'a discount in percent is added',
    file: MONEY,
    find: 'BigInt(WHOLE_PERCENT - line.discountPercent)',
    put: 'BigInt(WHOLE_PERCENT + line.discountPercent)',
  },
  {
    about: 'a discount in reais is not taken off',
    file: MONEY,
    find: 'return whole - BigInt(line.discountCents ?? 0);',
    put: 'return whole;',
  },
  { about: 'a declined line costs', file: MONEY, find: 'if (line.declined) return 0;', put: '' },
  {
    about: 'both kinds of discount at once are let through',
    file: MONEY,
    find: 'if (discountPercent !== null && discountCents !== null)',
    put: 'if (discountPercent !== null && discountCents === -1)',
  },
  {
    about: 'a discount may be larger than its line',
    file: MONEY,
    find: 'BigInt(discountCents) > gross(line)',
    put: 'BigInt(discountCents) > 2n * gross(line)',
  },
  {
    about: 'freight is not part of the total',
    file: MONEY,
    find: 'const totalCents = subtotalCents + freightCents;',
    put: 'const totalCents = subtotalCents;',
  },
  {
    about: 'reais become centavos without rounding',
    file: MONEY,
    find: 'Math.round(reais * 100)',
    put: 'Math.floor(reais * 100)',
  },
  {
    about: 'a total may be too high',
    file: MONEY,
    find: 'if (totalCents > MAX_TOTAL_CENTS)',
    put: 'if (totalCents > 2 * MAX_TOTAL_CENTS)',
  },
  {
    about: 'the second place of a percentage is lost',
    file: MONEY,
    find: "(number[2] ?? '').padEnd(2, '0')",
    put: "(number[2] ?? '').padEnd(2, '0').slice(0, 1)",
  },
  { about: 'more than 100 % is read', file: MONEY, find: 'percent <= WHOLE_PERCENT ?', put: 'percent <= 99_999 ?' },
  { about: 'a minus is not written', file: MONEY, find: "${cents < 0 ? '-' : ''}", put: '' },
  { about: 'quantities beyond the limit are priced', file: MONEY, find: '1, 100_000)', put: '1, 1_000_000)' },
  { about: '1.500 is read as one and a half', file: PRICE, find: '/,|^\\d{1,3}(\\.\\d{3})+$/', put: '/,/' },
  { about: 'three places of cents are read', file: PRICE, find: '(\\.\\d{1,2})?$/', put: '(\\.\\d{1,3})?$/' },
  {
    about: 'a price above the limit is read',
    file: PRICE,
    find: 'price <= PRICE_LIMIT ?',
    put: 'price <= 2 * PRICE_LIMIT ?',
  },
  {
    about: 'a half rim is a whole one',
    file: SIZE,
    find: '(half ? `${whole}.5` : whole)',
    put: '(half ? `${whole}` : whole)',
  },
  { about: 'the C of a van’s tyre is lost', file: SIZE, find: "${rim(r, h)}${c ? 'C' : ''}`;", put: '${rim(r, h)}`;' },
  {
    about: 'of two sizes in a text the shorter is found',
    file: SIZE,
    find: 'size.key.length > (found?.size.key.length ?? 0)',
    put: 'size.key.length < (found?.size.key.length ?? 99)',
  },
  {
    about: 'speed symbols stay as they are typed',
    file: SIZE,
    find: '`${load}${speed.toUpperCase()}`',
    put: '`${load}${speed}`',
  },
  {
    about: 'an unknown build is diagonal',
    file: SIZE,
    find: "!/[a-z-]/i.test(letter) ? 'R'",
    put: "!/[a-z-]/i.test(letter) ? '-'",
  },
  {
    about: 'a tyre has one side-wall',
    file: GEOMETRY,
    find: 'diameter: rim + 2 * sidewall',
    put: 'diameter: rim + sidewall',
  },
  { about: 'a rim is measured in other inches', file: GEOMETRY, find: 'INCH_MM = 25.4', put: 'INCH_MM = 25' },
  {
    about: 'hundredths of an inch are taken for inches',
    file: GEOMETRY,
    find: 'named >= 100 ? named / 100 : named',
    put: 'named >= 1000 ? named / 100 : named',
  },
  { about: 'an equivalent may have another rim', file: EQUIVALENT, find: 'from.rim !== to.rim || ', put: '' },
  { about: 'a size is its own equivalent', file: EQUIVALENT, find: '!one || one.key === own', put: '!one' },
  {
    about: 'equivalents come farthest first',
    file: EQUIVALENT,
    find: 'Math.abs(a.percent) - Math.abs(b.percent)',
    put: 'Math.abs(b.percent) - Math.abs(a.percent)',
  },
  {
    about: 'the speedometer is read the wrong way round',
    file: EQUIVALENT,
    find: 'const ratio = to.diameter / from.diameter;',
    put: 'const ratio = from.diameter / to.diameter;',
  },
  {
    about: 'another rim counts no more than a millimetre',
    file: NEAREST,
    find: 'RIM_WEIGHT = 100',
    put: 'RIM_WEIGHT = 0',
  },
  {
    about: 'more near sizes are named than were asked for',
    file: NEAREST,
    find: '.slice(0, most)',
    put: '.slice(0, most + 1)',
  },
  { about: 'a week has eight days', file: PERIODS, find: '- 6 * DAY_MS', put: '- 7 * DAY_MS' },
  { about: 'a month ends a day early', file: PERIODS, find: 'endDate: at(1, 0) },', put: 'endDate: at(1, -1) },' },
  {
    about: 'days are those of London',
    file: PERIODS,
    find: "timeZone: 'America/Sao_Paulo'",
    put: "timeZone: 'Europe/London'",
  },
  {
    about: 'the price of what is not offered is compared',
    file: CHANGES,
    find: "line.Declined ? '' : text(line);",
    put: 'text(line);',
  },
  {
    about: 'a line that was removed is not told',
    file: CHANGES,
    find: "if (!after) return [{ description, kind: 'REMOVED', changes: [] }];",
    put: 'if (!after) return [];',
  },
  {
    about: 'of two extras with one product the second is lost',
    file: CHANGES,
    find: "while (found.has(key)) key += ' +';",
    put: '',
  },
];
