import { foldText } from '@rodovia/shared/contracts/rules';

/** Folds a search text and unifies the spelling of sizes and inches. */
export const foldSearch = (text: string): string =>
  foldText(text)
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[“”″]|''/g, '"')
    .replace(/(?<!\p{L})(?:p|lt)(?=\d{3}\/)/gu, '')
    .replace(/(?<=\d\s?)rf(?=\s?\d)/g, 'r')
    .replace(/(\d{3})\s?[x×]\s?(\d{2})\s?[x×]\s?(?=\d{2})/g, '$1/$2r')
    .replace(/(?<=(?:\d{3}|\d\.\d+)\s?)[x×](?=\s?\d{2}(?!\d|\.))/g, '-')
    .replace(/(\d{3} \d{2} (?:17|19|22|24)) 5(?!\d)/g, '$1.5');
