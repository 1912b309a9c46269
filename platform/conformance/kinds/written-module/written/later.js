export const text = 'depois, %VERSION%';
