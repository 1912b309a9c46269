import { type FitmentTexts, readFactorySizes, readYears, yearsText } from '@rodovia/shared/contracts/catalog';

/** Returns the columns of a vehicle's years and sizes, in one notation; its texts have no faults. */
export function fitmentValues({ years, sizes, rearSizes = '' }: FitmentTexts) {
  const read = readYears(years) ?? { first: 0, last: null };
  return {
    years: yearsText(read),
    firstYear: read.first,
    lastYear: read.last,
    sizes: readFactorySizes(sizes).sizes.join(', '),
    rearSizes: readFactorySizes(rearSizes).sizes.join(', '),
  };
}
