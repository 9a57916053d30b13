import { formatNumber } from './number';

/**
 * Returns by how many characters a text is too long, or undefined: 'Sobran 120 caracteres: el límite es
 * 5,000'.
 */
export function describeExcess(length: number, max: number): string | undefined {
  const excess = length - max;
  if (excess <= 0) return undefined;
  const missing = excess === 1 ? 'Sobra 1 carácter' : `Sobran ${formatNumber(excess)} caracteres`;
  return `${missing}: el límite es ${formatNumber(max)}`;
}
