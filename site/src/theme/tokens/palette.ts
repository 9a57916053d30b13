import { ramps } from '@tequiora/cms/contracts/ramps.ts';
import { defineTokens, toVariables, type TokenReferences } from './define-tokens.ts';

type Ramps = typeof ramps;

/** Colour ramps. Components use the roles of `color.ts`; only illustrations use ramps. */
export const palette = Object.fromEntries(
  Object.entries(ramps).map(([name, ramp]) => [name, defineTokens(name, ramp).references]),
) as { [Name in keyof Ramps]: TokenReferences<Ramps[Name]> };

/** Returns a colour of a ramp with an opacity from 0 to 1: 'rgb(10 22 55 / 0.06)'. */
export function translucent<Name extends keyof Ramps>(
  name: Name,
  step: keyof Ramps[Name],
  opacity: number,
): string {
  const channels = String(ramps[name][step]).match(/\w{2}/g) ?? [];
  return `rgb(${channels.map((channel) => parseInt(channel, 16)).join(' ')} / ${opacity})`;
}

/** Returns the CSS custom properties of all ramps. */
export function paletteVariables(): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(ramps).map(([name, ramp]) => toVariables(name, ramp)),
  ) as Record<string, string>;
}
