import type { Setting } from './setting.ts';

/** A load scenario; `run` returns a remark for the summary and throws when the product fails. */
export type Scenario = {
  name: string;
  /** Requires the real site instead of test pages. */
  needsSite?: boolean;
  run: (setting: Setting) => Promise<string>;
};
