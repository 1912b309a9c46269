import { integer, type Random } from './random';

const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function checkDigit(digits: number[], weights: number[]): number {
  const used = weights.slice(weights.length - digits.length);
  const rest = digits.reduce((sum, digit, index) => sum + digit * (used[index] ?? 0), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

function withCheckDigits(digits: number[], weights: number[]): string {
  const first = [...digits, checkDigit(digits, weights)];
  return [...first, checkDigit(first, weights)].join('');
}

const digits = (next: Random, count: number) => Array.from({ length: count }, () => integer(next, 0, 9));

/** Returns a CPF with valid check digits that belongs to nobody. */
export const cpf = (next: Random) => withCheckDigits(digits(next, 9), CPF_WEIGHTS);

/** Returns a head-office CNPJ with valid check digits that belongs to nobody. */
export const cnpj = (next: Random) => withCheckDigits([...digits(next, 8), 0, 0, 0, 1], CNPJ_WEIGHTS);
