import type { Scenario } from './scenario.ts';
import { enquiryRate } from './scenarios/enquiry-rate.ts';

/** The scenarios whose name holds one of `parts`, or all. */
export function scenariosFor(parts: readonly string[]): Scenario[] {
  const all = [enquiryRate];
  return all.filter(
    ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
  );
}
