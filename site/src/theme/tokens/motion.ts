import { defineTokens } from './define-tokens.ts';

/** 1 hover, press · 2 tabs, chips · 3 dialogs, accordions · 4 reveal · 5 picture cross-fade. */
export const { references: duration, variables: durationVariables } = defineTokens('dur', {
  1: '120ms',
  2: '200ms',
  3: '320ms',
  4: '500ms',
  5: '800ms',
});

export const { references: ease, variables: easeVariables } = defineTokens('ease', {
  out: 'cubic-bezier(0.16, 1, 0.3, 1)',
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  in: 'cubic-bezier(0.4, 0, 1, 1)',
  spring: 'cubic-bezier(0.34, 1.4, 0.64, 1)',
});
