import type { Scenario } from './scenario.ts';
import { enquiryRate } from './scenarios/enquiry-rate.ts';
import { lostPrograms } from './scenarios/lost-programs.ts';
import { malformed } from './scenarios/malformed.ts';
import { slowClients } from './scenarios/slow-clients.ts';
import { ownServerRate, staticRate } from './scenarios/static-rate.ts';

/** Returns the scenarios whose name contains one of `parts`; all without parts. */
export function scenariosFor(parts: readonly string[]): Scenario[] {
  const all = [enquiryRate, ...lostPrograms, staticRate, ownServerRate, malformed, slowClients];
  return all.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
}
