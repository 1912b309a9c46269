/** First and last five-digit prefix of a state's CEPs, as published by the postal service. */
type Range = readonly [from: number, to: number, state: string];

const STATES: readonly Range[] = [
  [1000, 19999, 'SP'],
  [20000, 28999, 'RJ'],
  [29000, 29999, 'ES'],
  [30000, 39999, 'MG'],
  [40000, 48999, 'BA'],
  [49000, 49999, 'SE'],
  [50000, 56999, 'PE'],
  [57000, 57999, 'AL'],
  [58000, 58999, 'PB'],
  [59000, 59999, 'RN'],
  [60000, 63999, 'CE'],
  [64000, 64999, 'PI'],
  [65000, 65999, 'MA'],
  [66000, 68899, 'PA'],
  [68900, 68999, 'AP'],
  [69000, 69299, 'AM'],
  [69300, 69399, 'RR'],
  [69400, 69899, 'AM'],
  [69900, 69999, 'AC'],
  [70000, 72799, 'DF'],
  [72800, 72999, 'GO'],
  [73000, 73699, 'DF'],
  [73700, 76799, 'GO'],
  [76800, 76999, 'RO'],
  [77000, 77999, 'TO'],
  [78000, 78899, 'MT'],
  [79000, 79999, 'MS'],
  [80000, 87999, 'PR'],
  [88000, 89999, 'SC'],
  [90000, 99999, 'RS'],
];

/** Same for capitals, with their IBGE code. */
const CAPITALS: readonly Range[] = [
  [1000, 5999, '3550308'],
  [8000, 8499, '3550308'],
  [20000, 23799, '3304557'],
  [29000, 29099, '3205309'],
  [30000, 31999, '3106200'],
  [40000, 42599, '2927408'],
  [49000, 49098, '2800308'],
  [50000, 52999, '2611606'],
  [57000, 57099, '2704302'],
  [58000, 58099, '2507507'],
  [59000, 59139, '2408102'],
  [60000, 61599, '2304400'],
  [64000, 64099, '2211001'],
  [65000, 65109, '2111300'],
  [66000, 66999, '1501402'],
  [68900, 68911, '1600303'],
  [69000, 69099, '1302603'],
  [69300, 69339, '1400100'],
  [69900, 69923, '1200401'],
  [70000, 72799, '5300108'],
  [73000, 73699, '5300108'],
  [74000, 74899, '5208707'],
  [76800, 76834, '1100205'],
  [77000, 77249, '1721000'],
  [78000, 78099, '5103403'],
  [79000, 79124, '5002704'],
  [80000, 82999, '4106902'],
  [88000, 88099, '4205407'],
  [90000, 91999, '4314902'],
];

function valueAt(ranges: readonly Range[], cep: string): string | undefined {
  const prefix = Number(cep.slice(0, 5));
  return ranges.find(([from, to]) => prefix >= from && prefix <= to)?.[2];
}

/** Returns the state of a CEP (eight digits); undefined outside all ranges. */
export const stateOfCep = (cep: string) => valueAt(STATES, cep);

/** Returns the IBGE code of the capital that a CEP lies in, if any. */
export const capitalOfCep = (cep: string) => valueAt(CAPITALS, cep);
