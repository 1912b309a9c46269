import type { DiscountUnit } from '@rodovia/shared/contracts/proposals';

const KEY = 'rodovia.discount-unit';

/** Returns the unit in which discounts were last typed on this device. */
export function usualUnit(): DiscountUnit {
  try {
    return localStorage.getItem(KEY) === 'R$' ? 'R$' : '%';
  } catch {
    return '%';
  }
}

/** Stores the unit for the next proposal. */
export function saveUsualUnit(unit: DiscountUnit): void {
  try {
    localStorage.setItem(KEY, unit);
  } catch {
    // without storage, the next proposal begins in percent
  }
}
